import { texts } from '@platewise/contract/texts';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import type { ReactNode } from 'react';
import classes from '../../components/record-list.module.css';
import { TextLink } from '../../components/text-link.tsx';

type ProfilesLeftProps = {
  count: number;
  /** How many the plan holds; null while that is not known: then the server decides. */
  most: number | null;
  /** The way to another profile. */
  children: ReactNode;
};

const words = texts.profiles;

/** How many profiles the plan still holds; at its limit what would help. */
export function ProfilesLeft({ count, most, children }: ProfilesLeftProps) {
  const isFull = most !== null && count >= most;
  return (
    <div className={classes.foot}>
      {!isFull && children}
      {most !== null && (
        <p className={classes.count}>
          {leftText(count, most)}{' '}
          {isFull && most < ENTITLEMENTS.family.profiles && <TextLink to="/pricing">{words.seePlans}</TextLink>}
        </p>
      )}
    </div>
  );
}

function leftText(count: number, most: number): string {
  if (count > most) return words.over({ count: most });
  if (count === most) return most === 1 ? words.fullOne : words.full({ count: most });
  return count === 0 ? words.leftFirst({ count: most }) : words.left({ count: most - count });
}
