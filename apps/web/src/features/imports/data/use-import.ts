import type { ImportedBatch } from '@platewise/contract/imports/import-schema';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import type { Answers } from '@platewise/domain/imports/file-reading';
import { useEffect, useRef, useState } from 'react';
import { errorCode, errorSentence, waitSecondsOf } from '../../../shared/api/api-error.ts';
import { newId } from '../../../shared/api/random-id.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { batchesOf } from './batches.ts';
import { type ImportStep, sumOfBatches } from './import-step.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** One file that is on its way: its batches, and what those that were answered came to. */
type Sending = { importId: string; name: string; read: ReadFile; results: ImportedBatch[] };

/**
 * The way of a file from the device into the diary: it is read here, shown, and sent in batches, one after the other. What was
 * interrupted goes on where it was; a batch whose answer was lost is sent again and counts once.
 */
export function useImport() {
  const utils = trpc.useUtils();
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const running = useRef<AbortController>(null);
  const sending = useRef<Sending>(null);
  useEffect(() => () => running.current?.abort(), []);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function read(file: File, answers: Answers = {}) {
    const { name } = file;
    const signal = begin();
    setStep({ at: 'reading', name, percent: 0 });
    const onProgress = (share: number) =>
      setStep((before) => {
        const percent = Math.min(100, Math.floor(100 * share));
        return before.at === 'reading' && before.percent !== percent ? { ...before, percent } : before;
      });
    try {
      const result = await readFile(file, { answers, signal, onProgress });
      if (signal.aborted) return;
      if (typeof result === 'string') setStep({ at: 'refused', name, refusal: result });
      else if (result.questions.length > 0) setStep({ at: 'ask', file, answers, questions: result.questions });
      else setStep({ at: 'preview', name, read: result });
    } catch {
      // Stopped: what was on the screen then is there already.
    }
  }

  async function add(name: string, result: ReadFile) {
    sending.current = { importId: newId(), name, read: result, results: [] };
    await send();
  }

  async function send() {
    const current = sending.current;
    if (!current) return;
    const { importId, name, read: result, results } = current;
    const signal = begin();
    const all = result.rows.length;
    const batches = batchesOf(result.rows);
    const doneOf = (count: number) => batches.slice(0, count).reduce((sum, batch) => sum + batch.length, 0);
    const show = (isSlow: boolean) => setStep({ at: 'adding', name, done: doneOf(results.length), all, isSlow });
    show(false);
    for (let rows = batches[results.length]; rows !== undefined; rows = batches[results.length]) {
      try {
        results.push(await utils.client.imports.add.mutate({ importId, source: result.source, rows }, { signal }));
        if (!signal.aborted) show(false);
      } catch (error) {
        if (signal.aborted) return;
        if (errorCode(error) !== 'RATE_LIMITED') {
          const sentence = errorSentence(error, importsScreen.failedText);
          return setStep({ at: 'stopped', name, done: doneOf(results.length), all, sentence });
        }
        show(true);
        await pause(waitSecondsOf(error) ?? 1, signal);
      }
      if (signal.aborted) return;
    }
    setStep({ at: 'done', importId, result: sumOfBatches(results) });
    await refresh();
  }

  function stopSending() {
    running.current?.abort();
    setStep((before) => (before.at === 'adding' ? { ...before, at: 'stopped', sentence: null } : before));
    void refresh();
  }

  /** What was brought is shown by the diary and the body as well. */
  async function refresh() {
    await Promise.all([utils.imports.invalidate(), utils.calorie.invalidate(), utils.body.invalidate()]);
  }

  function leave() {
    running.current?.abort();
    sending.current = null;
    setStep({ at: 'choose' });
  }

  return { step, read, add, goOn: send, stopSending, leave, refresh };
}

export type Import = ReturnType<typeof useImport>;

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 1000 * seconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
