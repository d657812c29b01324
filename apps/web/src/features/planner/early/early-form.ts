/** Built to a script of its own, which the prerendered planner names in its head (build-early-form.ts). */
import { storedForm } from '../../../shared/planning/form-memory.ts';
import { plannerForms, VISITOR } from '../../../shared/planning/planner-forms.ts';
import { sessionMemory } from '../../../shared/session/session-memory.ts';
import { answerEarly } from './answer-early.ts';

// Who was here last, until the session has answered: what is filled in for them is taken back where it is somebody else.
const person = sessionMemory().person()?.id ?? VISITOR;
const form = document.querySelector<HTMLFormElement>('form[data-early]');
if (form) {
  form.dataset.filledFor = person;
  answerEarly(form, storedForm({ forms: plannerForms }, person));
}
