import { texts } from '@platewise/contract/texts';
import { IconRepeat } from '@tabler/icons-react';
import { TextLink } from '../../components/text-link.tsx';
import { lacksGrams } from '../meal/estimated-meal.ts';
import { isPendingId } from '../offline/operation.ts';
import type { ListedFavorite } from './favorite-list.ts';
import classes from './plan-again.module.css';
import { isProvisional } from './provisional-favorite.ts';

const words = texts.favorites;

/** Leads from a favorite to the planner, which makes the next plan around it; or says why that cannot be. */
export function PlanAgain({ favorite }: { favorite: ListedFavorite }) {
  const { _id, meal } = favorite;
  if (lacksGrams(meal)) return <p className={classes.noGrams}>{words.noGrams}</p>;
  // It has no address before the server knows it.
  if (isProvisional(favorite) || isPendingId(_id)) return null;
  return (
    <TextLink
      to="/meal"
      search={{ favorite: _id }}
      underline="hover"
      className={classes.link}
      aria-label={words.planAgainWith({ meal: meal.name })}
    >
      <IconRepeat size={18} stroke={1.5} aria-hidden />
      {words.planAgain}
    </TextLink>
  );
}
