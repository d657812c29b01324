import { Box, Button, Checkbox, Flex, Group, Stack, Text, Title } from '@mantine/core';
import type { GeneratedList } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { costText, unpricedText } from '@platewise/domain/shopping/cost-text';
import { IconPrinter } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { errorCode, errorSentence } from '../../../../shared/api/api-error.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { listAisles } from '../../data/text/list-aisles.ts';
import { isWanted } from '../../data/text/list-text.ts';
import { costKey } from '../../data/text/money-words.ts';
import { useAisleOrder } from '../../data/use-aisle-order.ts';
import { useFollowSource } from '../../data/use-follow-source.ts';
import type { ListChanges } from '../../data/use-list-changes.ts';
import { LineWords } from '../list/line-words.tsx';
import { ListSheet } from '../list/list-sheet.tsx';
import classes from '../shopping.module.css';
import { WeekWords } from './week-words.tsx';

type GeneratedWeekViewProps = {
  region: RefObject<HTMLElement | null>;
  list: GeneratedList;
  people: number;
  /** What was left out of it, as it was typed. */
  dietaryPreferences: string;
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
  changes: ListChanges;
  onSaved: () => void;
};

const words = shoppingScreen.week;
/** What failed is shown next to the button. */
const ignore = () => undefined;
const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

/** A week that was planned: what it costs, what was understood, what is to be bought by aisle, and its meals. */
export function GeneratedWeekView(props: GeneratedWeekViewProps) {
  const { region, list, people, dietaryPreferences, ticked, onTick, changes, onSaved } = props;
  const { items, cost, currency, notes, generatedId, meals } = list;
  const sum = cost[costKey(currency)];
  const unpriced = unpricedText(sum);
  const keeping = useFollowSource(() => {
    for (const item of items) if (ticked.includes(item.id)) changes.tick(item, true);
    onSaved();
  });
  const wanted = items.filter(isWanted);
  const { order } = useAisleOrder();

  return (
    <section ref={region} tabIndex={-1} aria-label={words.resultTitle} className={`${classes.result} ${classes.place}`}>
      <Stack gap="lg">
        <Group gap="var(--space-12) var(--space-40)" align="flex-end" justify="space-between">
          <div>
            <Title order={2} size="h3">
              {words.resultTitle}
            </Title>
            <Text size="sm" c="dimmed">
              {words.items({ count: wanted.length })}
            </Text>
          </div>
          <Box component="dl" m={0}>
            <Text component="dt" size="sm" c="dimmed">
              {words.estimate}
            </Text>
            <Text className={typography.figures} component="dd" fz="var(--text-28)" ff="heading" fw={560} lh={1.15}>
              {costText(sum, currency) ?? words.noEstimate}
            </Text>
            {unpriced !== null && (
              <Text component="dd" size="sm" c="dimmed">
                {unpriced}
              </Text>
            )}
          </Box>
        </Group>
        <ul className={classes.notes} aria-label={words.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Group gap="var(--space-8) var(--space-16)">
          {keeping.error && (
            <FormError
              sentence={
                errorCode(keeping.error) === 'NOT_FOUND' ? words.gone : errorSentence(keeping.error, words.keepFailed)
              }
            />
          )}
          <Button
            loading={keeping.isBusy}
            onClick={() => void keeping.follow({ generatedId, numberOfPeople: people }).catch(ignore)}
          >
            {words.keep}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
            onClick={() => window.print()}
          >
            {texts.shoppingList.exportPdf}
          </Button>
          <Text size="sm" c="dimmed">
            {words.keepText}
          </Text>
        </Group>
        <div className={classes.columns}>
          <div>
            {listAisles(wanted, NOTHING_HIDDEN, order).map(({ aisle, category, lines }) => (
              <Box key={aisle} component="fieldset" m={0} mb="lg" p={0} bd="none" miw={0}>
                <Text component="legend" size="lg" pb="xs" ff="heading" fw={560}>
                  {category}
                </Text>
                {lines.map((item) => (
                  <Checkbox
                    key={item.id}
                    size="md"
                    classNames={{ root: classes.ruled ?? '', labelWrapper: classes.grow ?? '' }}
                    iconColor="var(--on-primary)"
                    checked={ticked.includes(item.id)}
                    onChange={({ currentTarget }) =>
                      onTick(currentTarget.checked ? [...ticked, item.id] : ticked.filter((one) => one !== item.id))
                    }
                    label={<LineWords item={item} isQueued={false} />}
                  />
                ))}
              </Box>
            ))}
          </div>
          <div>
            <WeekMeals meals={meals} />
            <WeekWords generatedId={generatedId} dietaryPreferences={dietaryPreferences} />
          </div>
        </div>
        <ListSheet list={{ items, shops: [], source: null }} />
      </Stack>
    </section>
  );
}

/** The meals of a week that was planned for a list, day by day. */
function WeekMeals({ meals }: Pick<GeneratedList, 'meals'>) {
  const days = [...new Set(meals.map(({ day }) => day))];

  return (
    <aside aria-label={words.meals}>
      <Title order={3} size="h4">
        {words.meals}
      </Title>
      {days.map((day) => (
        <div key={day}>
          <Text component="h4" size="sm" mt="md" mb="var(--space-4)" fw={600}>
            {words.day({ day })}
          </Text>
          <Flex component="ul" direction="column" gap="var(--space-4)">
            {meals
              .filter((meal) => meal.day === day)
              .map(({ slot, name }) => (
                <li key={slot}>
                  <Text span size="sm" c="dimmed">
                    {texts.calendar.slots[slot]}
                  </Text>{' '}
                  {name}
                </li>
              ))}
          </Flex>
        </div>
      ))}
    </aside>
  );
}
