import { Modal, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useEffect } from 'react';
import { useOpenAfterMount } from '../../components/use-open-after-mount.ts';
import { namesText } from '../family/names-text.ts';
import type { ShownMeal } from '../meal/shown-meal.ts';
import { CookingBook } from './cooking-book.tsx';
import classes from './cooking-mode.module.css';
import { unlockSound } from './ring.ts';
import { useScreenAwake } from './use-screen-awake.ts';

type CookingModeProps = {
  meal: ShownMeal;
  servings: number | null;
  opened: boolean;
  onClose: () => void;
};

/** A meal over the whole screen, one step at a time, readable from across the kitchen. */
export function CookingMode({ meal, servings, opened, onClose }: CookingModeProps) {
  const isOpen = useOpenAfterMount(opened);
  const maySleep = useScreenAwake(isOpen);
  useSoundOnPress(isOpen);

  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      fullScreen
      radius={0}
      classNames={{ content: classes.content }}
    >
      <Modal.Content>
        <div className={classes.header}>
          <div>
            <Modal.Title className={classes.title}>
              <VisuallyHidden component="span">{texts.cooking.title}</VisuallyHidden> {meal.name}
            </Modal.Title>
            {meal.portions && (
              <p className={classes.servings}>{texts.family.cooking.amountsFor({ names: namesText(meal.portions) })}</p>
            )}
            {servings !== null && (
              <p className={classes.servings}>
                {texts.cooking.amountsFor({ servings: texts.meal.servings({ count: servings }) })}
              </p>
            )}
          </div>
          <Modal.CloseButton size={44} iconSize={24} aria-label={texts.cooking.leave} />
        </div>
        {maySleep && (
          <p className={classes.hint} role="status">
            {texts.cooking.screenMaySleep}
          </p>
        )}
        <CookingBook key={meal.id} meal={meal} servings={servings} isOpen={isOpen} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** A page that was loaded again may make no sound before a press, so the first press of any kind readies it. */
function useSoundOnPress(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('pointerdown', unlockSound, { capture: true });
    window.addEventListener('keydown', unlockSound, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', unlockSound, { capture: true });
      window.removeEventListener('keydown', unlockSound, { capture: true });
    };
  }, [isOn]);
}
