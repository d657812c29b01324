import { texts } from '@platewise/contract/texts';
import { IconApple } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FoundFood } from './diary-day.ts';
import { Disclosure } from './disclosure.tsx';
import { FoodCombobox } from './food-combobox.tsx';
import { FoodForm } from './food-form.tsx';

/** Finds a food in the table and logs it by weight or household measure: its figures are true, with their source. */
export function FoodPanel({ date }: { date: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [food, setFood] = useState<FoundFood | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function leave(next: string) {
    setFood(null);
    setText(next);
    field.current?.focus();
  }

  return (
    <Disclosure
      title={texts.calorieScreen.foods}
      icon={<IconApple size={18} stroke={1.5} aria-hidden />}
      isOpen={isOpen}
      onToggle={() => {
        setIsOpen(!isOpen);
        if (!isOpen) requestAnimationFrame(() => field.current?.focus());
      }}
    >
      <FoodCombobox
        text={text}
        onType={(typed) => {
          setText(typed);
          setFood(null);
        }}
        onChoose={(chosen) => {
          setFood(chosen);
          setText(chosen.name);
        }}
        input={field}
      />
      {food && <FoodForm key={food.id} food={food} date={date} onLogged={() => leave('')} onLeave={() => leave('')} />}
    </Disclosure>
  );
}
