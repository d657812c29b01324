import { Button, Flex, Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { namesText } from '../../../shared/format/names-text.ts';
import type { ShownMeal } from '../../../shared/meal/shown-meal.ts';
import { tabStorage } from '../../../shared/storage/browser-storage.ts';
import { useOpenAfterMount } from '../../../shared/ui/dialogs/use-open-after-mount.ts';
import { useHandedIn } from '../../../shared/ui/handed-in.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import { type CookingPage, cookingPages } from '../data/cooking-pages.ts';
import { cookingPlace, forgetCookingPlace, saveCookingPlace } from '../data/cooking-place.ts';
import { unlockSound } from '../data/timers/ring.ts';
import { listenForTimers } from '../data/timers/timer-alarm.ts';
import { timerName } from '../data/timers/timer-words.ts';
import { usePageTurning } from '../data/use-page-turning.ts';
import { useScreenAwake } from '../data/use-screen-awake.ts';
import { StepTimers } from '../parts/step-timers.tsx';
import { TimerTray } from '../parts/timer-tray.tsx';
import { CookingLeaf } from './cooking-leaf.tsx';
import classes from './cooking-mode.module.css';

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
        <Group align="flex-start" wrap="nowrap" justify="space-between" px="var(--page-gutter)" pt="sm" pb="xs">
          <div>
            <Modal.Title className={typography.breakable} ff="heading" fz="lg" fw={600} lh={1.25}>
              <VisuallyHidden component="span">{texts.cooking.title}</VisuallyHidden> {meal.name}
            </Modal.Title>
            {meal.portions && (
              <Text size="sm" mt="var(--space-4)" c="dimmed" lh={1.3}>
                {texts.family.cooking.amountsFor({ names: namesText(meal.portions) })}
              </Text>
            )}
            {servings !== null && (
              <Text size="sm" mt="var(--space-4)" c="dimmed" lh={1.3}>
                {texts.cooking.amountsFor({ servings: texts.meal.servings({ count: servings }) })}
              </Text>
            )}
          </div>
          <Modal.CloseButton size={44} iconSize={24} aria-label={texts.cooking.leave} />
        </Group>
        {maySleep && (
          <Text
            role="status"
            mx="var(--page-gutter)"
            mb="sm"
            px="sm"
            py="xs"
            bdrs="sm"
            bg="var(--saffron-tint)"
            c="var(--ink)"
            lh={1.4}
          >
            {texts.cooking.screenMaySleep}
          </Text>
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

type CookingBookProps = { meal: ShownMeal; servings: number | null; isOpen: boolean; onClose: () => void };

const words = texts.cooking;
const TURNS = { size: 'xl', flex: '1 1 8rem', maw: '20rem' } as const;

/** The pages of a meal and what turns them; beneath them the timers of all steps. */
function CookingBook({ meal, servings, isOpen, onClose }: CookingBookProps) {
  const { MarkEaten } = useHandedIn();
  const pages = useMemo(() => pagesOf(meal), [meal]);
  const [place, turnTo] = usePlace(meal.id, pages.length, isOpen);
  const [news, setStarted] = useTimerNews(meal.id, isOpen);
  const leaf = useTopOfPage(place);
  const next = () => place < pages.length - 1 && turnTo(place + 1);
  const previous = () => place > 0 && turnTo(place - 1);
  const fingers = usePageTurning(isOpen, { onNext: next, onPrevious: previous });
  const page = pages[place];
  if (!page) return null;
  const isLast = place === pages.length - 1;

  return (
    <>
      <CookingProgress pages={pages} place={place} />
      <Modal.Body className={classes.body} {...fingers}>
        <CookingLeaf ref={leaf} meal={meal} page={page} stepCount={meal.instructions.length} />
        {page.kind === 'step' && (
          <StepTimers key={page.step} meal={meal} step={page.step} times={page.times} onStart={setStarted} />
        )}
        {isLast && <MarkEaten meal={meal} servings={servings} />}
      </Modal.Body>
      <div className={classes.foot}>
        <TimerTray mealId={meal.id} onEmptied={() => leaf.current?.focus()} />
        <Flex
          component="nav"
          className={classes.turning}
          gap="sm"
          align="center"
          wrap="wrap"
          justify="space-between"
          aria-label={meal.name}
        >
          <Button
            {...TURNS}
            variant="default"
            leftSection={<IconArrowLeft size={24} stroke={1.5} aria-hidden />}
            // Not `disabled`: the keyboard keeps its place on the first page.
            {...(place === 0 && { 'data-disabled': true, 'aria-disabled': true })}
            onClick={previous}
          >
            {words.previous}
          </Button>
          <Text className={classes.keys} size="sm" c="dimmed">
            {words.keys}
          </Text>
          <Button {...TURNS} rightSection={<NextIcon isLast={isLast} />} onClick={() => (isLast ? onClose() : next())}>
            {isLast ? words.finish : words.next}
          </Button>
        </Flex>
      </div>
      <VisuallyHidden role="status">{news.started}</VisuallyHidden>
      <VisuallyHidden role="alert">{news.ended}</VisuallyHidden>
    </>
  );
}

function NextIcon({ isLast }: { isLast: boolean }) {
  const Icon = isLast ? IconCheck : IconArrowRight;
  return <Icon size={24} stroke={1.5} aria-hidden />;
}

/** Steps that stand in for missing ones lead nobody through a meal. */
function pagesOf(meal: ShownMeal): CookingPage[] {
  return cookingPages(meal.estimated.includes('instructions') ? { ...meal, instructions: [] } : meal);
}

/** The page on the screen: a page that was loaded again goes on where it was, until cooking mode is left. */
function usePlace(mealId: string, count: number, isOpen: boolean): [place: number, turnTo: (place: number) => void] {
  const [place, setPlace] = useState(() => cookingPlace(mealId, tabStorage));
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      forgetCookingPlace(tabStorage);
      setPlace(0);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  function turnTo(next: number): void {
    setPlace(next);
    saveCookingPlace(mealId, next, tabStorage);
  }
  return [Math.min(place, count - 1), turnTo];
}

/** Each page begins at its top; where the focus was on something that only the last page had, the page gets it. */
function useTopOfPage(place: number) {
  const leaf = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    leaf.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
    if (document.activeElement === document.body) leaf.current?.focus();
  }, [place]);
  return leaf;
}

/** How far one is: a mark for each page; the words are on the page. */
function CookingProgress({ pages, place }: { pages: readonly CookingPage[]; place: number }) {
  return (
    <Flex className={classes.progress} gap="var(--space-4)" px="var(--page-gutter)" aria-hidden="true">
      {pages.map((page, index) => (
        <span key={page.kind === 'step' ? page.step : page.kind} data-done={index <= place} />
      ))}
    </Flex>
  );
}

type News = { started: string; ended: string };

/** What screen readers are informed of timers, and a way to say that one was started. */
function useTimerNews(mealId: string, isOpen: boolean): [News, onStart: (time: string) => void] {
  const [news, setNews] = useState<News>({ started: '', ended: '' });

  useEffect(() => {
    if (!isOpen) return;
    return listenForTimers((timer) => {
      const ended = texts.cooking.timers.ended({ name: timerName(timer, mealId) });
      setNews((before) => ({ ...before, ended }));
    });
  }, [isOpen, mealId]);

  const onStart = (time: string) => setNews({ started: texts.cooking.timers.started({ time }), ended: '' });
  return [news, onStart];
}
