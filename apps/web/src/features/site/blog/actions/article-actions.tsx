import { Flex, Text } from '@mantine/core';
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
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { Article } from '../../articles/article.ts';
import pill from '../pill.module.css';
import { articleKeys } from './article-keys.ts';
import { firstLikeCount } from './first-like-count.ts';
import { useStoredFlag } from './use-stored-flag.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What a reader can do with an article (decisions 7): keep it, like it, share, print and mail it. */
export function ArticleActions({ article: { slug, title } }: { article: Article }) {
  const [isSaved, toggleSaved] = useStoredFlag(articleKeys.saved(slug));
  const [isLiked, toggleLiked] = useStoredFlag(articleKeys.liked(slug));
  const url = usePageUrl(`/blog/${slug}`);
  const likes = firstLikeCount(slug) + (isLiked ? 1 : 0);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;

  return (
    <Flex component="ul" gap="xs" wrap="wrap" mt="var(--space-20)" aria-label={words.actions} data-screen-only>
      <li>
        <button type="button" className={pill.pill} data-on={isSaved || undefined} onClick={toggleSaved}>
          {isSaved ? <IconBookmarkFilled {...ICON} /> : <IconBookmark {...ICON} />}
          {isSaved ? words.saved : words.saveForLater}
        </button>
      </li>
      <li>
        <button
          type="button"
          className={pill.pill}
          data-on={isLiked || undefined}
          aria-pressed={isLiked}
          aria-label={words.likes({ count: likes })}
          onClick={toggleLiked}
        >
          {isLiked ? <IconHeartFilled {...ICON} /> : <IconHeart {...ICON} />}
          <Text className={typography.figures} span inherit miw="2ch">
            {likes}
          </Text>
        </button>
      </li>
      <li>
        <button type="button" className={pill.pill} onClick={() => void shareArticle({ title, url })}>
          <IconShare {...ICON} />
          {words.share}
        </button>
      </li>
      <li>
        <button type="button" className={pill.pill} onClick={() => window.print()}>
          <IconPrinter {...ICON} />
          {words.print}
        </button>
      </li>
      <li>
        <a className={pill.pill} href={mail}>
          <IconMail {...ICON} />
          {words.email}
        </a>
      </li>
    </Flex>
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
