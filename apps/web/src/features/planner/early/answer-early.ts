import type { PlannerValues } from '../../../shared/planning/planner-values.ts';

/** What the built form carries for the time before the application's code: words that change when it is pressed. */
export type EarlyWords = {
  /** '2 meals', by the number of meals. */
  mealCounts: Record<string, string>;
  showAdvanced: string;
  hideAdvanced: string;
  generating: string;
};

/**
 * Answers for the planner's prerendered form until the application's code has come: fills it as it was left, chooses,
 * opens, slides, and keeps the press that asks for a plan. All of it is done in the document, where the application
 * finds it (taken-over.ts); from then on nothing here answers any more.
 */
export function answerEarly(form: HTMLFormElement, stored: PlannerValues | null): void {
  const words = readWords(form);
  if (!words) return;
  if (stored) fill(form, stored, words);
  showWhetherChosen(form);

  const whileEarly = (answer: (event: Event) => void) => (event: Event) => {
    if (form.dataset.early !== undefined) answer(event);
  };
  form.addEventListener(
    'change',
    whileEarly(() => showWhetherChosen(form)),
  );
  form.addEventListener(
    'click',
    whileEarly(({ target }) => {
      if (target instanceof Element && target.closest('[aria-controls]')) toggleAdvanced(form, words);
    }),
  );
  form.addEventListener(
    'submit',
    whileEarly((event) => {
      event.preventDefault();
      keepPress(form, words);
    }),
  );
  listenToSlider(form, words, whileEarly);
}

function readWords({ dataset }: HTMLFormElement): EarlyWords | null {
  return dataset.early === undefined ? null : (JSON.parse(dataset.early) as EarlyWords);
}

function fill(form: HTMLFormElement, { mealCount, ...texts }: PlannerValues, words: EarlyWords): void {
  for (const [name, value] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof Element || field instanceof RadioNodeList) Object.assign(field, { value: value ?? '' });
  }
  showMealCount(form, mealCount, words);
}

/** The button waits for goal and diet; what is not chosen yet is drawn as a placeholder. */
function showWhetherChosen(form: HTMLFormElement): void {
  const selects = [...form.querySelectorAll('select')];
  for (const select of selects) select.dataset.empty = String(select.value === '');
  const isChosen = selects.every(({ value }) => value !== '');
  const button = submitButton(form);
  if (!button) return;
  button.disabled = !isChosen;
  button.toggleAttribute('data-disabled', !isChosen);
  const hint = button.nextElementSibling;
  if (hint instanceof HTMLElement) hint.hidden = isChosen;
}

function toggleAdvanced(form: HTMLFormElement, words: EarlyWords): void {
  const button = form.querySelector('[aria-controls]');
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  const label = button?.querySelector('[data-words]');
  if (!button || !panel || !label) return;
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(isOpen));
  panel.hidden = !isOpen;
  panel.style.display = isOpen ? '' : 'none';
  label.textContent = isOpen ? words.hideAdvanced : words.showAdvanced;
}

function keepPress(form: HTMLFormElement, words: EarlyWords): void {
  const button = submitButton(form);
  const label = button?.querySelector('[data-words]');
  if (!button || !label) return;
  form.dataset.asked = '';
  button.disabled = true;
  button.toggleAttribute('data-disabled', true);
  label.textContent = words.generating;
}

function submitButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector('button[type="submit"]');
}

/** Keys and fingers on the number of meals, as Mantine's slider takes them. */
function listenToSlider(
  form: HTMLFormElement,
  words: EarlyWords,
  whileEarly: (answer: (event: Event) => void) => (event: Event) => void,
): void {
  const thumb = form.querySelector<HTMLElement>('[role="slider"]');
  const track = thumb?.parentElement;
  if (!thumb || !track) return;
  const [least, most] = [aria(thumb, 'valuemin'), aria(thumb, 'valuemax')];
  const set = (count: number) => showMealCount(form, Math.min(most, Math.max(least, count)), words);

  thumb.addEventListener(
    'keydown',
    whileEarly((event) => {
      const now = aria(thumb, 'valuenow');
      const count = {
        ArrowRight: now + 1,
        ArrowUp: now + 1,
        ArrowLeft: now - 1,
        ArrowDown: now - 1,
        Home: least,
        End: most,
      };
      const next = count[(event as KeyboardEvent).key as keyof typeof count];
      if (next === undefined) return;
      event.preventDefault();
      set(next);
    }),
  );
  const follow = whileEarly((event) => {
    const { left, width } = track.getBoundingClientRect();
    set(least + Math.round((((event as PointerEvent).clientX - left) / width) * (most - least)));
  });
  const slider = track.parentElement ?? track;
  slider.addEventListener('pointerdown', (event) => {
    follow(event);
    document.addEventListener('pointermove', follow);
    const end = () => document.removeEventListener('pointermove', follow);
    for (const over of ['pointerup', 'pointercancel']) document.addEventListener(over, end, { once: true });
  });
}

function showMealCount(form: HTMLFormElement, count: number, words: EarlyWords): void {
  const thumb = form.querySelector<HTMLElement>('[role="slider"]');
  const slider = thumb?.closest('.mantine-Slider-root');
  const text = words.mealCounts[count];
  if (!thumb || !slider || text === undefined) return;
  const [least, most] = [aria(thumb, 'valuemin'), aria(thumb, 'valuemax')];
  const percent = `${((count - least) / (most - least)) * 100}%`;
  thumb.setAttribute('aria-valuenow', String(count));
  thumb.setAttribute('aria-valuetext', text);
  thumb.style.setProperty('--slider-thumb-offset', percent);
  const bar = slider.querySelector<HTMLElement>('.mantine-Slider-bar');
  bar?.style.setProperty('--slider-bar-width', `calc(${percent} + 2 * var(--slider-size))`);
  slider.querySelectorAll('.mantine-Slider-mark').forEach((mark, place) => {
    mark.toggleAttribute('data-filled', least + place <= count);
  });
  const output = form.querySelector('output');
  if (output) output.textContent = text;
}

function aria(element: Element, name: string): number {
  return Number(element.getAttribute(`aria-${name}`));
}
