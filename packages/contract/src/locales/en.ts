import { account } from './en/account.ts';
import { aisles } from './en/aisles.ts';
import { certificate } from './en/certificate.ts';
import { contact } from './en/contact.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { favorites } from './en/favorites.ts';
import { foods } from './en/foods.ts';
import { help } from './en/help.ts';
import { mail } from './en/mail.ts';
import { meal } from './en/meal.ts';
import { options } from './en/options.ts';
import { planChanges } from './en/plan-changes.ts';
import { planner } from './en/planner.ts';
import { plans } from './en/plans.ts';
import { prices } from './en/prices.ts';
import { pricing } from './en/pricing.ts';
import { shell } from './en/shell.ts';
import { validation } from './en/validation.ts';
import { week } from './en/week.ts';

/** The English catalogue, one file for each area of the product. */
export const en = {
  account,
  aisles,
  certificate,
  contact,
  dashboard,
  errors,
  favorites,
  foods,
  help,
  mail,
  meal,
  options,
  planChanges,
  planner,
  plans,
  prices,
  pricing,
  shell,
  validation,
  week,
};
