import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import type { GenerateList } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { GeneratedList } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { askUntilFree } from '../../../../shared/api/ask-until-free.ts';
import { randomId } from '../../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../../shared/api/trpc.ts';
import { AskUnread } from '../../../../shared/exclusions/ask-unread.tsx';
import { isNotAssessed } from '../../../../shared/exclusions/is-not-assessed.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { useGeneratedWeek } from '../../data/use-generated-week.ts';
import type { ListChanges } from '../../data/use-list-changes.ts';
import { readWeekWishes, refusedWish, type WeekWishes, type WishErrors } from '../../data/week-wishes.ts';
import classes from '../shopping.module.css';
import { GeneratedWeekView } from './generated-week-view.tsx';
import { PeopleInput } from './people-input.tsx';

type Question = { sentence: string; request: GenerateList };

const words = shoppingScreen.week;

/** The documented generator (shell 2): a week for a diet, a budget and so many people, and its list. */
export function WeekSource({ changes, onDone }: { changes: ListChanges; onDone: () => void }) {
  const week = useGeneratedWeek();
  const [errors, setErrors] = useState<WishErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const { wishes } = week;
  const { generate, isBusy } = useGenerateList({
    onGenerated: (list, { numberOfPeople: people, dietaryPreferences }) => {
      week.change({ result: list, people, dietaryPreferences, ticked: [] });
      requestAnimationFrame(() => result.current?.focus());
    },
    onRefused: (sentence) => {
      const refused = refusedWish(sentence);
      setErrors(refused ?? {});
      setRefusal(refused ? null : sentence);
    },
    onQuestion: (sentence, request) => setQuestion({ sentence, request }),
  });

  function type(field: keyof WeekWishes) {
    return (text: string) => {
      week.change({ wishes: { ...wishes, [field]: text } });
      setErrors((errors) => withoutField(errors, field));
    };
  }

  async function submit() {
    const read = await readWeekWishes(wishes);
    setErrors(read.ok ? {} : read.errors);
    setRefusal(read.ok ? null : (read.sentence ?? null));
    setQuestion(null);
    if (read.ok) return generate(read.value);
    const [first] = Object.keys(read.errors);
    focusOn(`[name="${first}"]`);
  }

  function answer(field: string) {
    setQuestion(null);
    // The pressed button goes with the question.
    focusOn(field);
  }

  function focusOn(field: string) {
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="lg" maw="var(--reading-width)">
          <FormError sentence={refusal} />
          <Textarea
            name="dietaryPreferences"
            label={words.diet}
            placeholder={words.dietPlaceholder}
            rows={3}
            maxLength={LIMITS.notesMaxCharacters}
            value={wishes.dietaryPreferences}
            error={errors.dietaryPreferences}
            onChange={({ currentTarget }) => type('dietaryPreferences')(currentTarget.value)}
          />
          <div className={classes.fields}>
            <TextInput
              name="budget"
              label={words.budget}
              placeholder={words.budgetPlaceholder}
              description={words.budgetHint}
              maxLength={LIMITS.budgetMaxCharacters}
              autoComplete="off"
              value={wishes.budget}
              error={errors.budget}
              onChange={({ currentTarget }) => type('budget')(currentTarget.value)}
            />
            <PeopleInput
              value={wishes.numberOfPeople}
              error={errors.numberOfPeople}
              onChange={({ currentTarget }) => type('numberOfPeople')(currentTarget.value)}
            />
          </div>
          <Group className={classes.submit} gap="sm">
            <Button type="submit" loading={isBusy}>
              {words.generate}
            </Button>
            <Text role="status" inherit>
              {isBusy && words.generating}
            </Text>
          </Group>
        </Stack>
      </form>
      {question && (
        <AskUnread
          question={question.sentence}
          hint={words.notReadHint}
          onAccept={() => {
            answer('[type="submit"]');
            generate({ ...question.request, acceptNotAssessed: true });
          }}
          onCorrect={() => answer('[name="dietaryPreferences"]')}
        />
      )}
      {week.result && (
        <GeneratedWeekView
          key={week.result.generatedId}
          region={result}
          list={week.result}
          people={week.people}
          dietaryPreferences={week.dietaryPreferences}
          ticked={week.ticked}
          onTick={(ticked) => week.change({ ticked })}
          changes={changes}
          onSaved={() => {
            week.change({ result: null, ticked: [] });
            onDone();
          }}
        />
      )}
    </>
  );
}

/** A field that is being mended is not reported off meanwhile. */
function withoutField(errors: WishErrors, field: keyof WeekWishes): WishErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}

const { generated, generateFailed } = texts.shoppingList;

type Heard = {
  onGenerated: (list: GeneratedList, request: GenerateList) => void;
  onRefused: (sentence: string) => void;
  /** Words that may be an allergy cannot be read: the person decides. */
  onQuestion: (question: string, request: GenerateList) => void;
};

/** Has a week and its list planned, with the documented messages (shell 8). */
function useGenerateList({ onGenerated, onRefused, onQuestion }: Heard) {
  const { client } = trpc.useUtils();
  const generating = useMutation({
    // One key for each click; its retry makes no second week.
    mutationFn: ({ request, key }: { request: GenerateList; key: string }) =>
      askUntilFree(() => client.shoppingList.generate.mutate(request, idempotencyContext(key))),
    onSuccess: (list, { request }) => {
      onGenerated(list, request);
      notifySuccess(generated);
    },
    onError: (error, { request }) => {
      if (isNotAssessed(error)) return onQuestion(errorSentence(error, generateFailed), request);
      onRefused(errorSentence(error, generateFailed));
      notifyError(generateFailed);
    },
  });

  return {
    generate: (request: GenerateList) => {
      if (!generating.isPending) generating.mutate({ request, key: randomId() });
    },
    isBusy: generating.isPending,
  };
}
