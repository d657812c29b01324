import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Asks the planner for a vegetarian day. */
export async function askForPlan(user: UserEvent, button = 'Generate Meal Plan'): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Maintenance');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'Vegetarian');
  await user.click(await screen.findByRole('button', { name: button }));
}
