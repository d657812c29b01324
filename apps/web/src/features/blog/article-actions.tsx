import { blog as words } from '@platewise/contract/locales/en/site/blog';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconHeart,
  IconHeartFilled,
  IconMail,
  IconPrinter,
  IconShare,
} from '@tabler/icons-react';
import type { Article } from '../../content/article.ts';
import classes from './article-actions.module.css';
import { articleKeys } from './article-keys.ts';
import { firstLikeCount } from './first-like-count.ts';
import pill from './pill.module.css';
import { shareArticle } from './share-article.ts';
import { usePageUrl } from './use-page-url.ts';
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
