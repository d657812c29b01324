import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { notifyError, notifySuccess } from '../../components/notify.ts';

/** Offers an article through the system's share sheet; where there is none, copies its link and says so. */
export async function shareArticle({ title, url }: { title: string; url: string }): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The person closed the sheet; anything else means that there is none after all.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notifySuccess(words.linkCopied);
  } catch {
    notifyError(words.shareFailed);
  }
}
