import { texts } from '@platewise/contract/texts';
import { IconApple } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../../shared/ui/parts/lazy-part.tsx';
import type { FoundFood } from '../../data/diary-day.ts';
import { Disclosure } from '../day/disclosure.tsx';
import type { ScannedPack } from './barcode/barcode.tsx';
import { FoodCombobox } from './food-combobox.tsx';
import { FoodForm } from './food-form.tsx';

/** Finds a food in the table and logs it by weight or household measure: its figures are true, with their source. */
export function FoodPanel({ date }: { date: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [food, setFood] = useState<FoundFood | null>(null);
  const [way, setWay] = useState<'search' | 'label' | 'typed' | 'barcode' | 'photo'>('search');
  const [scanned, setScanned] = useState<ScannedPack | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function leave() {
    setFood(null);
    setText('');
    field.current?.focus();
  }

  function show(next: FoundFood | null) {
    setFood(next);
    setText(next?.name ?? '');
    // What was typed as a meal stays while something else is looked for.
    if (way === 'label' || way === 'barcode') setWay('search');
    if (!next) field.current?.focus();
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
        onChoose={show}
        input={field}
      />
      {food && way !== 'label' && (
        <FoodForm key={foodKey(food)} food={food} date={date} onLogged={leave} onLeave={leave} />
      )}
      {(way === 'barcode' || (isOpen && way === 'search' && !food)) && (
        <Barcode
          isOpen={way === 'barcode'}
          onOpen={(opens) => setWay(opens ? 'barcode' : 'search')}
          onFood={show}
          onCopy={(pack) => {
            setFood(null);
            setScanned(pack);
            setWay('label');
          }}
        />
      )}
      {(way === 'typed' || (isOpen && way === 'search' && !food)) && (
        <TypedMeal date={date} isOpen={way === 'typed'} onOpen={(opens) => setWay(opens ? 'typed' : 'search')} />
      )}
      {(way === 'photo' || (isOpen && way === 'search' && !food)) && (
        <MealPhoto date={date} isOpen={way === 'photo'} onOpen={(opens) => setWay(opens ? 'photo' : 'search')} />
      )}
      {(way === 'label' || (isOpen && way === 'search')) && (
        <OwnFoods
          food={food}
          text={scanned?.name ?? text}
          barcode={scanned?.barcode ?? ''}
          isOpen={way === 'label'}
          onOpen={(opens) => {
            setScanned(null);
            setWay(opens ? 'label' : 'search');
          }}
          onFood={show}
        />
      )}
      {isOpen && way === 'search' && text.trim() === '' && <UsualMeals date={date} />}
    </Disclosure>
  );
}

/** Another one when the label of a food was changed: its form begins again. */
function foodKey({ id, measures, per100g }: FoundFood): string {
  return JSON.stringify([id, measures, per100g]);
}

const Barcode = lazyPart(async () => (await import('./barcode/barcode.tsx')).Barcode);
const MealPhoto = lazyPart(async () => (await import('./read-meal/meal-photo.tsx')).MealPhoto);
const OwnFoods = lazyPart(async () => (await import('./own-foods.tsx')).OwnFoods);
const TypedMeal = lazyPart(async () => (await import('./read-meal/typed-meal.tsx')).TypedMeal);
const UsualMeals = lazyPart(async () => (await import('./usual-meals.tsx')).UsualMeals);
