import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { capitalised } from '@platewise/domain/capitalised';
import { listWords } from '@platewise/domain/list-words';
import { TASTE_CHOICES, TASTE_FROM } from '@platewise/domain/taste/learn-taste';
import { TASTE_EVENT_KINDS } from '@platewise/domain/taste/taste-events';
import { type TasteLine, withoutTaste, withTasteChoice } from '../../../shared/taste/taste-record.ts';
import list from '../../../shared/ui/lists/record-list.module.css';
import classes from '../../../shared/ui/lists/record-row.module.css';
import { useListFocus } from '../../../shared/ui/lists/use-list-focus.ts';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { useTaste } from '../data/use-taste.ts';
import { SwitchRow } from '../parts/switch-row.tsx';

const words = texts.taste;

/** The toast with the way back from what was forgotten last. */
const TOAST = 'taste';

/** What this device has learnt of the person's taste: seen with its reasons, changed, forgotten, switched off. */
export function TasteTab() {
  const { record, lines, save, forget, forgetAll } = useTaste();
  const isEmpty = record.events.length === 0 && lines.length === 0;
  const learnt = useListFocus<HTMLDivElement>(lines.length);

  function forgetOne(line: TasteLine): void {
    const onUndo = forget(withoutTaste(record, line));
    notifyWithUndo(words.forgotten({ name: line.name }), { id: TOAST, onUndo });
  }

  function forgetEverything(): void {
    notifyWithUndo(words.allForgotten, { id: TOAST, onUndo: forgetAll() });
  }

  return (
    <>
      <SettingsSection title={words.title} text={words.text}>
        <SwitchRow
          label={words.learn}
          state={record.isLearning ? words.isOn : words.isOff}
          isOn={record.isLearning}
          onChange={(isLearning) => save({ ...record, isLearning })}
        />
        <Text size="sm" mt="md" c="dimmed">
          {words.privacy}
        </Text>
      </SettingsSection>
      <SettingsSection title={words.learntTitle} text={words.learntText}>
        <Stack ref={learnt} tabIndex={-1} role="group" aria-label={words.learntTitle} className={list.list} gap="xl">
          {lines.length === 0 && <NothingYet />}
          {(['cuisine', 'food'] as const).map((of) => (
            <TasteList
              key={of}
              title={of === 'cuisine' ? words.cuisines : words.foods}
              lines={lines.filter((line) => line.of === of)}
              onChoose={(line, choice) => save(withTasteChoice(record, line, choice))}
              onForget={forgetOne}
            />
          ))}
        </Stack>
      </SettingsSection>
      <SettingsSection title={words.againTitle} text={words.againText}>
        <TextLink to="/user/favorites">{words.favorites}</TextLink>
      </SettingsSection>
      <SettingsSection title={words.allTitle} text={words.allText}>
        <Button variant="default" disabled={isEmpty} onClick={forgetEverything}>
          {words.forgetAll}
        </Button>
      </SettingsSection>
    </>
  );
}

function NothingYet() {
  return (
    <div>
      <Text inherit fw={600}>
        {words.emptyTitle}
      </Text>
      <Text inherit c="dimmed">
        {words.empty}
      </Text>
    </div>
  );
}

type TasteListProps = {
  title: string;
  lines: readonly TasteLine[];
  onChoose: (line: TasteLine, choice: TasteLine['choice']) => void;
  onForget: (line: TasteLine) => void;
};

function TasteList({ title, lines, onChoose, onForget }: TasteListProps) {
  if (lines.length === 0) return null;
  return (
    <section className={list.list} aria-label={title}>
      <Title order={3} size="h5" mb="sm">
        {title}
      </Title>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <TasteRow line={line} onChoose={(choice) => onChoose(line, choice)} onForget={() => onForget(line)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TasteRowProps = {
  line: TasteLine;
  onChoose: (choice: TasteLine['choice']) => void;
  onForget: () => void;
};

const LEARNT = 'learnt';

/** A cuisine or a food: why it stands here, and what the person makes of it. */
function TasteRow({ line, onChoose, onForget }: TasteRowProps) {
  const { name, weight, choice } = line;
  const learnt = weight <= -TASTE_FROM ? 'disliked' : weight >= TASTE_FROM ? 'liked' : 'open';
  return (
    <Group gap="var(--space-8) var(--space-16)" align="center" justify="space-between">
      <div className={classes.words}>
        <h4 className={classes.name}>{name}</h4>
        <p>{whyOf(line)}</p>
      </div>
      <Group gap="xs" wrap="nowrap" flex="none">
        <NativeSelect
          w={200}
          aria-label={words.choiceOf({ name })}
          value={choice ?? LEARNT}
          data={[
            { value: LEARNT, label: words.learntAs[learnt] },
            ...TASTE_CHOICES.map((one) => ({ value: one, label: words.choices[one] })),
          ]}
          onChange={({ currentTarget: { value } }) => onChoose(TASTE_CHOICES.find((one) => one === value) ?? null)}
        />
        <Button variant="subtle" size="compact-md" aria-label={words.forgetOne({ name })} onClick={onForget}>
          {words.forget}
        </Button>
      </Group>
    </Group>
  );
}

/** 'Swapped away 3 times and eaten once', with what the person chose first. */
function whyOf({ counts, choice }: TasteLine): string {
  const reasons = TASTE_EVENT_KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count === undefined ? [] : [words.why[kind]({ count })];
  });
  const learnt = reasons.length > 0 ? [capitalised(listWords(reasons, 'and'))] : [];
  return [...(choice ? [words.chosen] : []), ...learnt].join(' · ');
}
