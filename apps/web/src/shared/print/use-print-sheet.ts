import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What the document was called before anything was printed, and how many sheets say that they are. */
const printing = { titleBefore: '', sheets: 0 };

/**
 * Whether the page is being printed, and so shows what is meant for paper; the document is called by its title
 * meanwhile, since browsers name the file or the head of the page after it. Of several sheets the one that came last names it.
 */
export function usePrintSheet(title: string): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    let hasBegun = false;
    function begin() {
      if (!hasBegun && printing.sheets === 0) printing.titleBefore = document.title;
      if (!hasBegun) printing.sheets += 1;
      hasBegun = true;
      document.title = title;
      // What is not there when the event ends is not printed.
      flushSync(() => setIsPrinting(true));
    }
    function end() {
      if (hasBegun) printing.sheets -= 1;
      if (hasBegun && printing.sheets === 0) document.title = printing.titleBefore;
      hasBegun = false;
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
