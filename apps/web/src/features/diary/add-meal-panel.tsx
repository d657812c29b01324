import { useForm } from '@mantine/form';
import { texts } from '@platewise/contract/texts';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { notifySuccess } from '../../components/notify.ts';
import { FormError } from '../auth/form-error.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { BusyButton } from './busy-button.tsx';
import { Disclosure } from './disclosure.tsx';
import { mealDrafts } from './meal-drafts.ts';
import { MealFields } from './meal-fields.tsx';
import { type MealValues, NO_VALUES, readMealDraft, readMealValues } from './meal-values.ts';
import classes from './panel-form.module.css';
import { useClock } from './use-clock.ts';
import { useDiaryChange } from './use-diary-change.ts';

const words = texts.calorieTracker;

/** A meal in the person's own figures (shell 2). What is typed stays until it is added, also through a reload. */
export function AddMealPanel({ date }: { date: string }) {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const clock = useClock();
  const [draft] = useState(() => readMealDraft(mealDrafts.read(person)));
  const [isOpen, setIsOpen] = useState(draft !== null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isPending } = useDiaryChange();
  const button = useRef<HTMLButtonElement>(null);
  const form = useForm<MealValues>({
    initialValues: draft ?? NO_VALUES,
    onValuesChange: (values) => mealDrafts.write(person, values),
  });

  function toggle() {
    if (!isOpen && form.values.time === '') form.setFieldValue('time', clock());
    setIsOpen(!isOpen);
    if (!isOpen) requestAnimationFrame(() => form.getInputNode('name')?.focus());
  }

  function refuse(errors: Partial<MealValues>, sentence: string | null) {
    form.setErrors(errors);
    setRefusal(sentence);
    form.getInputNode(Object.keys(errors)[0] ?? 'name')?.focus();
  }

  async function submit() {
    if (isPending) return;
    const read = readMealValues(form.values);
    if (!read.ok) return refuse(read.errors, read.sentence);
    form.clearErrors();
    setRefusal(null);
    const added = await change(
      'calorie.addMeal',
      { ...read.meal, date },
      { failed: words.addFailed, onFailed: setRefusal },
    );
    if (!added) return;
    notifySuccess(added.isQueued ? texts.calorieScreen.waits : words.added);
    form.setValues(NO_VALUES);
    mealDrafts.forget(person);
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <Disclosure
      title={words.addNewMeal}
      icon={<IconPlus size={18} stroke={1.5} aria-hidden />}
      isOpen={isOpen}
      onToggle={toggle}
      button={button}
    >
      <form
        className={classes.form}
        noValidate
        aria-label={words.addNewMeal}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormError sentence={refusal} />
        <MealFields form={form} />
        <BusyButton type="submit" fullWidth isBusy={isPending}>
          {isPending ? words.addingMeal : texts.calorieScreen.addMeal}
        </BusyButton>
      </form>
    </Disclosure>
  );
}
