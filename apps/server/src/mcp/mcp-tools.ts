import type { ProcedurePath } from '../rest/rest-route.ts';

/** A tool of the MCP server: a procedure under a name that an assistant chooses by. */
export type McpTool = {
  name: string;
  procedure: ProcedurePath;
  title: string;
  /** What it does and costs, and what to call before it. */
  description: string;
  /** Whether it takes away what was there, as far as it does. */
  isDestructive?: true;
};

/**
 * What an assistant may do for a person: the procedures of one kitchen, not those of an account. What each takes is the input of
 * its procedure, and who may call it the scope that this wants of a token.
 */
export const MCP_TOOLS: readonly McpTool[] = [
  {
    name: 'plan_meals',
    procedure: 'meals.generate',
    title: 'Plan a day of meals',
    description:
      'Plans one to five meals for a goal, a diet and a calorie target, without what is left out, with recipes in grams and a certificate of what was checked. Takes one token for each meal. The plan is saved; place_plan puts it into the calendar.',
  },
  {
    name: 'list_plans',
    procedure: 'plans.page',
    title: 'List saved plans',
    description: 'The saved plans of the person, newest first, with their ids and meals.',
  },
  {
    name: 'list_alternatives',
    procedure: 'plans.alternatives',
    title: 'List dishes for a meal of a plan',
    description:
      'Up to three other dishes for one meal of a saved plan, each with its effect on the day. Takes no token.',
  },
  {
    name: 'swap_meal',
    procedure: 'plans.swap',
    title: 'Swap a meal of a plan',
    description: 'Puts one of the dishes of list_alternatives into a saved plan and portions the other meals again.',
  },
  {
    name: 'list_favorites',
    procedure: 'favorites.list',
    title: 'List favorite meals',
    description: 'The meals that the person has marked with a heart, with their ids.',
  },
  {
    name: 'read_calendar',
    procedure: 'calendar.read',
    title: 'Read the calendar',
    description:
      'Up to 62 days of the calendar: what stands in breakfast, lunch, dinner and snacks, what each day comes to and what it aims at. Read it before changing anything.',
  },
  {
    name: 'fill_days',
    procedure: 'calendar.fill',
    title: 'Plan days into the calendar',
    description:
      'Plans new meals for the named slots of the named days, each day to its own target, by the profile that the calendar plans for. Takes one token for each new meal; none for leftovers.',
  },
  {
    name: 'plan_slot',
    procedure: 'calendar.generate',
    title: 'Plan one meal into the calendar',
    description: 'Plans a new meal for one slot of one day. Takes one token.',
  },
  {
    name: 'place_meal',
    procedure: 'calendar.place',
    title: 'Put a meal into the calendar',
    description:
      'Puts a meal of a saved plan, a favorite, eating out or a note into a slot, in the place of what stands there.',
    isDestructive: true,
  },
  {
    name: 'place_plan',
    procedure: 'calendar.placePlan',
    title: 'Put a saved plan on a day',
    description: 'Puts each meal of a saved plan into its slot of one day.',
  },
  {
    name: 'move_meal',
    procedure: 'calendar.move',
    title: 'Move a meal in the calendar',
    description:
      'Moves what stands in a slot to another slot or day; what stood there takes its place. With copy, it stays where it was as well.',
  },
  {
    name: 'remove_meal',
    procedure: 'calendar.remove',
    title: 'Take a meal out of the calendar',
    description: 'Empties a slot of a day. undo_calendar_change brings it back.',
    isDestructive: true,
  },
  {
    name: 'undo_calendar_change',
    procedure: 'calendar.undo',
    title: 'Undo a change of the calendar',
    description: 'Takes back a change by the changeId that the changing tool answered with.',
  },
  {
    name: 'follow_days',
    procedure: 'shoppingList.follow',
    title: 'Make the shopping list of days or plans',
    description:
      'Has the shopping list hold what the calendar of the named days asks for, or named plans, less what is at home. It follows later changes of the calendar by itself.',
  },
  {
    name: 'read_list',
    procedure: 'shoppingList.read',
    title: 'Read the shopping list',
    description: 'The shopping list with its items, amounts, packs, aisles and what they cost.',
  },
  {
    name: 'add_list_item',
    procedure: 'shoppingList.addItem',
    title: 'Add an item to the shopping list',
    description: 'Adds something of the person’s own to the shopping list.',
  },
  {
    name: 'change_list_item',
    procedure: 'shoppingList.updateItem',
    title: 'Tick or change an item of the shopping list',
    description: 'Ticks an item of the shopping list, marks it as at home or not needed, or opens it again.',
  },
  {
    name: 'read_diary',
    procedure: 'calorie.day',
    title: 'Read a day of the diary',
    description: 'What was eaten on a day, what is planned for it, and what is left of its target.',
  },
  {
    name: 'read_typed_meal',
    procedure: 'calorie.readText',
    title: 'Read a typed meal into foods',
    description:
      'Reads words such as "2 rotis and a katori of dal" into foods with grams and figures of the food table. Nothing is kept; log_meal keeps it.',
  },
  {
    name: 'log_meal',
    procedure: 'calorie.addMeal',
    title: 'Log a meal in the diary',
    description: 'Adds a meal with its energy and macros to a day of the diary.',
  },
  {
    name: 'tick_planned_meal',
    procedure: 'calorie.tickPlanned',
    title: 'Mark a planned meal as eaten or skipped',
    description: 'Marks a meal that the calendar holds as eaten, in part or as planned, or as skipped.',
  },
];
