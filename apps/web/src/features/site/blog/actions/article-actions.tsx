import { blog as words } from '@platewise/contract/texts/site/blog';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconHeart,
  IconHeartFilled,
  IconMail,
  IconPrinter,
  IconShare,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import type { Article } from '../../articles/article.ts';
import pill from '../pill.module.css';
import classes from './article-actions.module.css';
import { articleKeys } from './article-keys.ts';
import { firstLikeCount } from './first-like-count.ts';
import { useStoredFlag } from './use-stored-flag.ts';

const ACTION = `${pill.pill} ${classes.action}`;
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What a reader can do with an article (decisions 7): keep it, like it, share, print and mail it. */
export function ArticleActions({ article: { slug, title } }: { article: Article }) {
  const [isSaved, toggleSaved] = useStoredFlag(articleKeys.saved(slug));
  const [isLiked, toggleLiked] = useStoredFlag(articleKeys.liked(slug));
  const url = usePageUrl(`/blog/${slug}`);
  const likes = firstLikeCount(slug) + (isLiked ? 1 : 0);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;

  return (
    <ul className={classes.actions} aria-label={words.actions}>
      <li>
        <button type="button" className={ACTION} data-on={isSaved || undefined} onClick={toggleSaved}>
          {isSaved ? <IconBookmarkFilled {...ICON} /> : <IconBookmark {...ICON} />}
          {isSaved ? words.saved : words.saveForLater}
        </button>
      </li>
      <li>
        <button
          type="button"
          className={ACTION}
          data-on={isLiked || undefined}
          aria-pressed={isLiked}
          aria-label={words.likes({ count: likes })}
          onClick={toggleLiked}
        >
          {isLiked ? <IconHeartFilled {...ICON} /> : <IconHeart {...ICON} />}
          <span className={classes.likes}>{likes}</span>
        </button>
      </li>
      <li>
        <button type="button" className={ACTION} onClick={() => void shareArticle({ title, url })}>
          <IconShare {...ICON} />
          {words.share}
        </button>
      </li>
      <li>
        <button type="button" className={ACTION} onClick={() => window.print()}>
          <IconPrinter {...ICON} />
          {words.print}
        </button>
      </li>
      <li>
        <a className={ACTION} href={mail}>
          <IconMail {...ICON} />
          {words.email}
        </a>
      </li>
    </ul>
  );
}

/** Offers an article through the system's share sheet; where there is none, copies its link and says so. */
async function shareArticle({ title, url }: { title: string; url: string }): Promise<void> {
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

/** The full address of a path of ours; the path alone until the page is alive, since a prerendered page knows no host. */
function usePageUrl(path: string): string {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return `${origin}${path}`;
}

function never(): () => void {
  return () => {};
}
