import { texts } from '@platewise/contract/texts';
import { useEffect, useState } from 'react';
import { listenForTimers } from './timer-alarm.ts';
import { timerName } from './timer-words.ts';

type News = { started: string; ended: string };

/** What screen readers are informed of timers, and a way to say that one was started. */
export function useTimerNews(mealId: string, isOpen: boolean): [News, onStart: (time: string) => void] {
  const [news, setNews] = useState<News>({ started: '', ended: '' });

  useEffect(() => {
    if (!isOpen) return;
    return listenForTimers((timer) => {
      const ended = texts.cooking.timers.ended({ name: timerName(timer, mealId) });
      setNews((before) => ({ ...before, ended }));
    });
  }, [isOpen, mealId]);

  const onStart = (time: string) => setNews({ started: texts.cooking.timers.started({ time }), ended: '' });
  return [news, onStart];
}
