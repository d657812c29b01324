import { TextInput, type TextInputProps } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';

const { people, peopleHint } = shoppingScreen.make;

/** For how many people is bought. */
export function PeopleInput(props: TextInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      name="numberOfPeople"
      label={people}
      description={peopleHint({ min: LIMITS.shoppingPeopleMin, max: LIMITS.shoppingPeopleMax })}
      min={LIMITS.shoppingPeopleMin}
      max={LIMITS.shoppingPeopleMax}
      {...props}
    />
  );
}
