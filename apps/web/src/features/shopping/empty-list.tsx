import { shoppingScreen as words } from '@platewise/contract/locales/en/shopping-screen';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { MAKE_WAYS } from './read-shopping-search.ts';
import classes from './shopping-screen.module.css';

/** Nothing on the list, because it follows nothing or what it follows needs nothing: the ways to fill it. */
export function EmptyList({ isFollowing }: { isFollowing: boolean }) {
  return (
    <EmptyState
      title={isFollowing ? words.nothingNeededTitle : words.emptyTitle}
      text={isFollowing ? words.nothingNeededText : words.emptyText}
      illustration={<PlateMark size={120} />}
      action={
        <div className={classes.ways}>
          {MAKE_WAYS.map((way, place) => (
            <ButtonLink
              key={way}
              to="/shopping"
              search={{ make: way }}
              variant={place === 0 && !isFollowing ? 'filled' : 'default'}
            >
              {words.make.ways[way]}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
}
