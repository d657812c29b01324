import type { NamedFood, NamingRequest } from '@platewise/contract/generation/named-foods-schema';

/** A language model that names the foods of a meal, and where it is asked. */
export type MealReaderPort = {
  /** Shown to people before anything is sent there. */
  host: string;
  readsPhotos: boolean;
  /**
   * @param person shares places and budget fairly; nothing of it is sent
   * @throws ModelError when nothing came
   */
  nameFoods: (order: NamingRequest, options: { signal: AbortSignal; person: string }) => Promise<NamedFood[]>;
};
