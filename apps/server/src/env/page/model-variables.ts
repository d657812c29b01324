import type { Section } from './section.ts';

/** What is set for a language model. */
export const MODEL: Section = {
  title: 'Dishes from a language model',
  about:
    '`OPENAI_API_KEY` switches it on. [infra](../infra/README.md#dishes-from-a-language-model) has examples for servers of your own.',
  variables: {
    OPENAI_API_KEY: {
      default: 'none: the planner of the product',
      meaning:
        "a key of OpenAI, OpenRouter or the like; any text for a server of your own (OpenAI's own keys have 16 characters or more)",
    },
    OPENAI_BASE_URL: {
      default: '`https://api.openai.com/v1`',
      meaning: 'another service that speaks chat completions, such as `http://ollama:11434/v1`',
    },
    OPENAI_MODEL: { default: '`gpt-6-luna`', meaning: 'the model there' },
    OPENAI_REASONING_EFFORT: {
      default: 'not sent; `low` for the default model',
      meaning: 'how long a model thinks',
    },
    OPENAI_MAX_TOKENS_PARAM: { default: 'found out', meaning: 'the name that the service has for its cap' },
    OPENAI_CONTEXT_TOKENS: {
      default: 'found out',
      meaning: 'tokens that the model takes and gives together; 8,192 are enough for every diet',
    },
    OPENAI_MAX_TOKENS: { default: 'found out', meaning: 'the most tokens of an answer' },
    OPENAI_TIMEOUT_SECONDS: {
      default: '90',
      meaning:
        'seconds for a whole answer; two thirds of it may pass before its first word, for servers that load their model first',
    },
    OPENAI_MONTHLY_BUDGET: {
      default: 'none',
      meaning:
        'US dollars a month (UTC) for everybody; what a request may cost at most is set aside before it is sent. When it is spent, the planner of the product plans and says so',
    },
    OPENAI_PERSON_MONTHLY_BUDGET: { default: 'none', meaning: 'the same for each person' },
    OPENAI_PRICE_INPUT: {
      default: 'listed for `gpt-6-luna` and `gpt-5-nano`',
      meaning: 'US dollars for a million tokens that are sent; needed for a budget with another model',
    },
    OPENAI_PRICE_OUTPUT: { default: 'likewise', meaning: 'the same for tokens of answers; both or none' },
    OPENAI_READS_PHOTOS: {
      default: 'off',
      meaning: '`on` where the model sees: people may have a photo of a meal read',
    },
    PLANNER_FALLBACK: {
      meaning:
        '`off`: where no dish of the model can be used, or its budget is spent, people are informed and nothing is planned. Single dishes that fail are recipes of the product in both cases, and the plan names them',
    },
    DEMO_PLANNER: { meaning: 'visitors are served by the planner of the product; the only value' },
  },
};
