import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

const CHANNEL = STORED_NAMES.channels.session;

export type SessionNews = 'signed-in' | 'signed-out';

/** Carries signing in and out between the tabs of one browser. */
export function openSessionChannel() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return {
    notify: (news: SessionNews) => channel?.postMessage(news),
    listen: (hear: (news: SessionNews) => void): void => {
      channel?.addEventListener('message', ({ data }) => {
        if (data === 'signed-in' || data === 'signed-out') hear(data);
      });
    },
  };
}
