import { STORED_NAMES } from '../storage/stored-names.ts';
import type { Operation } from './queue/operation.ts';

/** What the tabs of one browser notify each other about what lies on the device. */
export type News =
  | { about: 'queue' }
  | { about: 'done'; operation: Operation; result: unknown }
  | { about: 'refused'; operation: Operation };

export type DeviceNews = {
  /** Notifies this page and the other tabs. */
  notify: (news: News) => void;
  /** `isOurs` for what this page reported itself. */
  listen: (hear: (news: News, isOurs: boolean) => void) => () => void;
};

const CHANNEL = STORED_NAMES.channels.device;

/** `onOtherQueue` is called when another tab has changed what is pending. */
export function openDeviceNews({ onOtherQueue }: { onOtherQueue: () => void }): DeviceNews {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const listeners = new Set<(news: News, isOurs: boolean) => void>();
  // What is done before a screen listens is reported to the first that does.
  let early: [News, boolean][] = [];
  const notifyListeners = (news: News, isOurs: boolean) => {
    if (news.about === 'queue' && !isOurs) onOtherQueue();
    if (listeners.size === 0) early.push([news, isOurs]);
    for (const hear of listeners) hear(news, isOurs);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => notifyListeners(data, false));
  return {
    notify: (news) => {
      channel?.postMessage(news);
      notifyListeners(news, true);
    },
    listen: (hear) => {
      listeners.add(hear);
      const unheard = early;
      early = [];
      for (const [news, isOurs] of unheard) hear(news, isOurs);
      return () => listeners.delete(hear);
    },
  };
}
