import { account } from './en/account.ts';
import { certificate } from './en/certificate.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { favorites } from './en/favorites.ts';
import { help } from './en/help.ts';
import { landing } from './en/landing.ts';
import { mail } from './en/mail.ts';
import { meal } from './en/meal.ts';
import { options } from './en/options.ts';
import { planner } from './en/planner.ts';
import { plans } from './en/plans.ts';
import { pricing } from './en/pricing.ts';
import { shell } from './en/shell.ts';
import { validation } from './en/validation.ts';

/** The English catalogue, one file for each area of the product. */
export const en = {
  account,
  certificate,
  dashboard,
  errors,
  favorites,
  landing,
  help,
  mail,
  meal,
  options,
  planner,
  plans,
  pricing,
  shell,
  validation,
};
