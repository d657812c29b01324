import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, and so shows what is meant for paper; the document is called by its title
 * meanwhile, since browsers name the file or the head of the page after it.
 */
export function usePrintSheet(title: string): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    let titleBefore: string | null = null;
    function begin() {
      titleBefore ??= document.title;
      document.title = title;
      // What is not there when the event ends is not printed.
      flushSync(() => setIsPrinting(true));
    }
    function end() {
      if (titleBefore !== null) document.title = titleBefore;
      titleBefore = null;
      setIsPrinting(false);
    }
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      end();
    };
  }, [title]);

  return isPrinting;
}
