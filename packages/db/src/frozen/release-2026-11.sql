SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.account_event (
    id text NOT NULL,
    subject_hash text NOT NULL,
    happened_at timestamp with time zone,
    taken_at timestamp with time zone NOT NULL
);

CREATE TABLE public.allowance (
    user_id text NOT NULL,
    tokens integer NOT NULL,
    anchor_at timestamp with time zone NOT NULL,
    period_index integer NOT NULL,
    CONSTRAINT allowance_period_index_check CHECK ((period_index >= 0)),
    CONSTRAINT allowance_tokens_check CHECK ((tokens >= 0))
);

CREATE TABLE public.allowance_memory (
    email_hash text NOT NULL,
    tokens integer NOT NULL,
    anchor_at timestamp with time zone NOT NULL,
    period_index integer NOT NULL,
    kept_until timestamp with time zone NOT NULL,
    demo_plans_saved integer DEFAULT 0 NOT NULL,
    CONSTRAINT allowance_memory_tokens_check CHECK ((tokens >= 0))
);

CREATE TABLE public.app_user (
    id text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    name text NOT NULL,
    registered_at timestamp with time zone,
    registered_email text,
    demo_plans_saved integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    billing_mail boolean DEFAULT true NOT NULL
);

CREATE TABLE public.auth_account (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);

CREATE TABLE public.auth_jwks (
    id text NOT NULL,
    "publicKey" text NOT NULL,
    "privateKey" text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "expiresAt" timestamp with time zone,
    alg text,
    crv text
);

CREATE TABLE public.auth_session (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL,
    "provedAt" timestamp with time zone
);

CREATE TABLE public.auth_user (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.auth_verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.banned_account (
    subject_hash text NOT NULL,
    banned_at timestamp with time zone NOT NULL
);

CREATE TABLE public.billing_letter (
    user_id text NOT NULL,
    about text NOT NULL,
    written_at timestamp with time zone NOT NULL
);

CREATE TABLE public.calendar (
    user_id text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    feed_hash text,
    feed_created_at timestamp with time zone
);

CREATE TABLE public.calendar_change (
    user_id text NOT NULL,
    id text NOT NULL,
    revision integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.calendar_change_slot (
    user_id text NOT NULL,
    change_id text NOT NULL,
    date date NOT NULL,
    slot text NOT NULL,
    was jsonb,
    became jsonb
);

CREATE TABLE public.calendar_entry (
    user_id text NOT NULL,
    date date NOT NULL,
    slot text NOT NULL,
    kind text NOT NULL,
    meal jsonb,
    servings double precision NOT NULL,
    note text,
    kcal integer,
    is_locked boolean DEFAULT false NOT NULL,
    plan_id text,
    revision integer NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT calendar_entry_check CHECK (((kind = 'meal'::text) = (meal IS NOT NULL))),
    CONSTRAINT calendar_entry_kind_check CHECK ((kind = ANY (ARRAY['meal'::text, 'eating-out'::text, 'note'::text]))),
    CONSTRAINT calendar_entry_slot_check CHECK ((slot = ANY (ARRAY['breakfast'::text, 'lunch'::text, 'dinner'::text, 'snack'::text, 'second-snack'::text])))
);

CREATE TABLE public.contact_message (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    fingerprint text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);

CREATE TABLE public.daily_goal (
    user_id text NOT NULL,
    date date NOT NULL,
    kcal integer NOT NULL,
    protein double precision,
    carbs double precision,
    fat double precision,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT daily_goal_carbs_check CHECK (((carbs >= (0)::double precision) AND (carbs <= (2000)::double precision))),
    CONSTRAINT daily_goal_fat_check CHECK (((fat >= (0)::double precision) AND (fat <= (2000)::double precision))),
    CONSTRAINT daily_goal_kcal_check CHECK (((kcal >= 1) AND (kcal <= 20000))),
    CONSTRAINT daily_goal_protein_check CHECK (((protein >= (0)::double precision) AND (protein <= (2000)::double precision)))
);

CREATE TABLE public.deleted_account (
    subject_hash text NOT NULL,
    kept_until timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone DEFAULT date_trunc('milliseconds'::text, now()) NOT NULL,
    listed_at timestamp with time zone
);

CREATE TABLE public.diary_entry (
    user_id text NOT NULL,
    date date NOT NULL,
    id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.diary_meal (
    user_id text NOT NULL,
    date date NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    "time" text NOT NULL,
    calories double precision NOT NULL,
    protein double precision,
    carbs double precision,
    fat double precision,
    nutrition jsonb,
    origin jsonb NOT NULL,
    is_edited boolean DEFAULT false NOT NULL,
    slot text,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT diary_meal_calories_check CHECK (((calories >= (0)::double precision) AND (calories <= (20000)::double precision))),
    CONSTRAINT diary_meal_carbs_check CHECK (((carbs >= (0)::double precision) AND (carbs <= (2000)::double precision))),
    CONSTRAINT diary_meal_fat_check CHECK (((fat >= (0)::double precision) AND (fat <= (2000)::double precision))),
    CONSTRAINT diary_meal_protein_check CHECK (((protein >= (0)::double precision) AND (protein <= (2000)::double precision)))
);

CREATE TABLE public.diary_skip (
    user_id text NOT NULL,
    date date NOT NULL,
    slot text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    meal_id text NOT NULL
);

CREATE TABLE public.disliked_meal (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.ended_session (
    session_hash text NOT NULL,
    kept_until timestamp with time zone NOT NULL
);

CREATE TABLE public.ended_subscription (
    provider text NOT NULL,
    id text NOT NULL,
    refund_after timestamp with time zone,
    kept_until timestamp with time zone NOT NULL
);

CREATE TABLE public.favorite (
    user_id text NOT NULL,
    id text NOT NULL,
    meal_id text NOT NULL,
    fingerprint text NOT NULL,
    meal jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.generated_list (
    user_id text NOT NULL,
    id text NOT NULL,
    number_of_people integer NOT NULL,
    meals jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.generation (
    user_id text NOT NULL,
    id text NOT NULL,
    state text NOT NULL,
    tokens integer NOT NULL,
    period_index integer NOT NULL,
    deadline timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT generation_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'done'::text, 'refunded'::text]))),
    CONSTRAINT generation_tokens_check CHECK ((tokens >= 0))
);

CREATE TABLE public.idempotency_key (
    user_id text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    attempt text NOT NULL,
    response jsonb,
    running_until timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_removal (
    account_id text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.mail_outbox (
    id text NOT NULL,
    recipient text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    body text NOT NULL,
    unsubscribe_url text,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    forget_at timestamp with time zone,
    CONSTRAINT mail_outbox_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT mail_outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'failed'::text])))
);

CREATE TABLE public.meal_plan (
    user_id text NOT NULL,
    id text NOT NULL,
    name text,
    goal text NOT NULL,
    dietary_preferences text NOT NULL,
    request jsonb NOT NULL,
    seed integer NOT NULL,
    meals jsonb NOT NULL,
    certificate jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    undo_steps integer DEFAULT 0 NOT NULL,
    warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
    paid_meals jsonb DEFAULT '[]'::jsonb NOT NULL,
    deleted_at timestamp with time zone
);

CREATE TABLE public.model_spending (
    month text NOT NULL,
    micros bigint NOT NULL,
    CONSTRAINT model_spending_micros_check CHECK ((micros >= 0))
);

CREATE TABLE public.model_usage (
    day date NOT NULL,
    model text NOT NULL,
    outcome text NOT NULL,
    orders integer NOT NULL,
    requests integer NOT NULL,
    dishes integer NOT NULL,
    input_tokens bigint,
    cached_tokens bigint,
    output_tokens bigint,
    cost_micros bigint,
    orders_without_cost integer NOT NULL
);

CREATE TABLE public.newsletter_link (
    token_hash text NOT NULL,
    subscriber_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    user_id text
);

CREATE TABLE public.newsletter_subscriber (
    id text NOT NULL,
    email text NOT NULL,
    state text NOT NULL,
    confirmed_at timestamp with time zone,
    letter_at timestamp with time zone,
    asked_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    user_id text,
    CONSTRAINT newsletter_subscriber_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'subscribed'::text, 'unsubscribed'::text])))
);

CREATE TABLE public.pantry_food (
    user_id text NOT NULL,
    food text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payment_charge (
    user_id text NOT NULL,
    id text NOT NULL,
    subscription_id text NOT NULL,
    amount_paise integer NOT NULL,
    charged_at timestamp with time zone NOT NULL,
    refund_paise integer DEFAULT 0 NOT NULL,
    CONSTRAINT payment_charge_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT payment_charge_check CHECK (((refund_paise >= 0) AND (refund_paise <= amount_paise)))
);

CREATE TABLE public.payment_event (
    id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payment_subscription (
    user_id text NOT NULL,
    id text NOT NULL,
    provider text NOT NULL,
    plan_id text NOT NULL,
    state text NOT NULL,
    state_at timestamp with time zone NOT NULL,
    paid_count integer DEFAULT 0 NOT NULL,
    paid_through timestamp with time zone,
    period_end timestamp with time zone,
    activated_at timestamp with time zone,
    starts_at timestamp with time zone,
    pay_url text,
    is_open boolean NOT NULL,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    revoked_at timestamp with time zone,
    is_replaced boolean DEFAULT false NOT NULL,
    guarantee_at timestamp with time zone,
    next_check_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    provider_plan_id text,
    amount_paise integer,
    ends_at timestamp with time zone,
    signed_payment_id text,
    unconfirmed_at timestamp with time zone,
    last_charged_at timestamp with time zone,
    plan_at timestamp with time zone,
    unknown_plan_at timestamp with time zone,
    CONSTRAINT payment_subscription_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT payment_subscription_paid_count_check CHECK ((paid_count >= 0)),
    CONSTRAINT payment_subscription_plan_id_check CHECK ((plan_id = ANY (ARRAY['pro_monthly'::text, 'pro_yearly'::text, 'family_monthly'::text, 'family_yearly'::text]))),
    CONSTRAINT payment_subscription_provider_check CHECK ((provider = ANY (ARRAY['razorpay'::text, 'sandbox'::text])))
);

CREATE TABLE public.payment_task (
    provider text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    amount_paise integer,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_task_kind_check CHECK ((kind = ANY (ARRAY['cancel'::text, 'refund'::text]))),
    CONSTRAINT payment_task_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'failed'::text])))
);

CREATE TABLE public.person_model_spending (
    user_id text NOT NULL,
    month text NOT NULL,
    micros bigint NOT NULL,
    CONSTRAINT person_model_spending_micros_check CHECK ((micros >= 0))
);

CREATE TABLE public.personal_token (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    expires_at timestamp with time zone,
    scopes text DEFAULT 'read:all write:all'::text NOT NULL
);

CREATE TABLE public.plan_link (
    user_id text NOT NULL,
    plan_id text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.plan_revision (
    user_id text NOT NULL,
    plan_id text NOT NULL,
    revision integer NOT NULL,
    meals jsonb NOT NULL,
    certificate jsonb NOT NULL,
    warnings jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.profile (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    goal text,
    dietary_preferences text,
    exclude_ingredients jsonb NOT NULL,
    calorie_target integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    disliked_meals jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE UNLOGGED TABLE public.rate_counter (
    subject text NOT NULL,
    rate_class text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    calls integer NOT NULL
);

CREATE TABLE public.restored_backup (
    id text NOT NULL,
    backup_at timestamp with time zone NOT NULL,
    restored_at timestamp with time zone NOT NULL,
    released_at timestamp with time zone
);

CREATE TABLE public.sandbox_payment (
    id text NOT NULL,
    subscription_id text NOT NULL,
    amount_paise integer NOT NULL,
    refunded_paise integer DEFAULT 0 NOT NULL,
    paid_at timestamp with time zone NOT NULL,
    CONSTRAINT sandbox_payment_check CHECK (((refunded_paise >= 0) AND (refunded_paise <= amount_paise)))
);

CREATE TABLE public.sandbox_subscription (
    id text NOT NULL,
    user_id text NOT NULL,
    plan_id text NOT NULL,
    state text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    paid_count integer DEFAULT 0 NOT NULL,
    anchor_at timestamp with time zone,
    period_end timestamp with time zone,
    starts_at timestamp with time zone,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    is_card_good boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.server_secret (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.shopping_item (
    user_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    aisle text,
    quantity text,
    edited_grams double precision,
    needed_at_edit double precision,
    is_ticked boolean NOT NULL,
    ticked_amount double precision,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.shopping_list (
    user_id text NOT NULL,
    source jsonb,
    number_of_people integer NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.subscription (
    user_id text NOT NULL,
    plan text NOT NULL,
    status text NOT NULL,
    current_period_end timestamp with time zone,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    granted_plan text,
    CONSTRAINT subscription_granted_plan_check CHECK ((granted_plan = ANY (ARRAY['pro'::text, 'family'::text]))),
    CONSTRAINT subscription_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'family'::text]))),
    CONSTRAINT subscription_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'cancelled'::text])))
);

CREATE TABLE public.token_ledger (
    user_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    amount integer NOT NULL,
    balance_after integer NOT NULL,
    generation_id text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT token_ledger_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'reserve'::text, 'refund'::text])))
);

CREATE TABLE public.user_preferences (
    user_id text NOT NULL,
    time_zone text,
    week_start smallint,
    units text,
    profile_id text,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT user_preferences_units_check CHECK ((units = ANY (ARRAY['metric'::text, 'us'::text]))),
    CONSTRAINT user_preferences_week_start_check CHECK ((week_start = ANY (ARRAY[0, 1, 6])))
);

INSERT INTO public.allowance VALUES ('user-owner', 10, '2026-11-21 10:00:00+00', 0);

INSERT INTO public.app_user VALUES ('user-owner', 'owner@example.com', false, 'owner', NULL, NULL, 2, '2026-11-21 10:00:00+00', true);

INSERT INTO public.calendar VALUES ('user-owner', 4, NULL, NULL);

INSERT INTO public.calendar_change VALUES ('user-owner', '01a208b1-d4f9-7000-85f1-fcc1535e2af8', 1, '2026-11-21 10:00:00+00');
INSERT INTO public.calendar_change VALUES ('user-owner', '01a208b1-d57d-7000-975b-495c12dc6403', 2, '2026-11-21 10:00:00+00');
INSERT INTO public.calendar_change VALUES ('user-owner', '01a208b1-d5e8-7000-b4b6-8459e46036da', 3, '2026-11-21 10:00:00+00');
INSERT INTO public.calendar_change VALUES ('user-owner', '01a208b1-d625-7000-9829-3cddf2bfed3b', 4, '2026-11-21 10:00:00+00');

INSERT INTO public.calendar_change_slot VALUES ('user-owner', '01a208b1-d4f9-7000-85f1-fcc1535e2af8', '2026-11-23', 'breakfast', NULL, '{"kcal": null, "kind": "meal", "meal": {"id": "meal-0", "name": "Masoor dal tadka with spinach and rice", "tags": ["Vegan", "Quick", "Indian"], "items": [{"food": "lentil-red", "name": "red lentils", "fdcId": 174284, "grams": 75}, {"food": "rice-white", "name": "white rice", "fdcId": 169756, "grams": 40}, {"food": "sunflower-oil", "name": "sunflower oil", "fdcId": 171025, "grams": 11}, {"food": "spinach", "name": "spinach", "fdcId": 168462, "grams": 80}, {"food": "tomato", "name": "tomato", "fdcId": 170457, "grams": 100}, {"food": "onion", "name": "onion", "fdcId": 170000, "grams": 50}, {"food": "garlic", "name": "garlic", "fdcId": 169230, "grams": 5}, {"food": "cumin", "name": "cumin", "fdcId": 170923, "grams": 1.5}, {"food": "turmeric", "name": "ground turmeric", "fdcId": 172231, "grams": 1}, {"food": "cayenne", "name": "cayenne pepper", "fdcId": 170932, "grams": 0.5}, {"food": "lemon-juice", "name": "fresh lemon juice", "fdcId": 167747, "grams": 8}, {"food": "salt", "name": "salt", "fdcId": 173468, "grams": 1}], "macros": {"fat": 14, "carbs": 94.6, "protein": 25.3}, "source": "planner", "calories": 588, "cookTime": 22, "mealType": "dinner", "prepTime": 8, "servings": 1, "nutrition": {"fiber": 13.1, "sugar": 7, "sodium": 469, "saturatedFat": 1.7}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["75 g red lentils", "40 g white rice", "11 g sunflower oil", "80 g spinach", "100 g tomato", "50 g onion", "5 g garlic", "1.5 g cumin", "1 g ground turmeric", "0.5 g cayenne pepper", "8 g fresh lemon juice", "1 g salt"], "instructions": ["Rinse the red lentils, cover them with plenty of water, stir in the turmeric and simmer for 18 minutes until they fall apart.", "Meanwhile cook the white rice, covered, for 15 minutes and let it steam off the heat.", "Fry the chopped onion in half of the sunflower oil until golden, add the diced tomato and cook to a thick masala.", "Stir this masala and the spinach into the lentils with the salt and simmer until the leaves wilt.", "Heat the rest of the oil, sizzle the cumin and sliced garlic until deep brown, take off the heat and add the cayenne.", "Pour the hot tadka over the dal, sharpen with the lemon juice and serve with the rice."]}, "note": null, "plan_id": null, "servings": 1, "is_locked": false}');
INSERT INTO public.calendar_change_slot VALUES ('user-owner', '01a208b1-d57d-7000-975b-495c12dc6403', '2026-11-23', 'dinner', NULL, '{"kcal": null, "kind": "meal", "meal": {"id": "meal-1", "name": "Chana masala with basmati rice and cucumber", "tags": ["Vegan", "High Fiber", "Quick", "Indian"], "items": [{"food": "chickpea-canned", "name": "canned chickpeas", "fdcId": 173800, "grams": 210}, {"food": "rice-white", "name": "white rice", "fdcId": 169756, "grams": 35}, {"food": "olive-oil", "name": "olive oil", "fdcId": 171413, "grams": 11}, {"food": "tomato-canned", "name": "canned tomatoes", "fdcId": 170138, "grams": 150}, {"food": "onion", "name": "onion", "fdcId": 170000, "grams": 70}, {"food": "cucumber", "name": "cucumber", "fdcId": 168409, "grams": 80}, {"food": "ginger-root", "name": "ginger root", "fdcId": 169231, "grams": 6}, {"food": "garlic", "name": "garlic", "fdcId": 169230, "grams": 4}, {"food": "chilli-green", "name": "green chilli", "fdcId": 170497, "grams": 4}, {"food": "coriander-seed", "name": "ground coriander", "fdcId": 170922, "grams": 2}, {"food": "cumin", "name": "cumin", "fdcId": 170923, "grams": 1}, {"food": "cardamom", "name": "ground cardamom", "fdcId": 170919, "grams": 0.5}, {"food": "coriander-leaf", "name": "fresh coriander", "fdcId": 169997, "grams": 6}, {"food": "salt", "name": "salt", "fdcId": 173468, "grams": 0.7}], "macros": {"fat": 18.3, "carbs": 94.8, "protein": 20.8}, "source": "planner", "calories": 606, "cookTime": 20, "mealType": "dinner", "prepTime": 8, "servings": 1, "nutrition": {"fiber": 19.9, "sugar": 17.1, "sodium": 816, "saturatedFat": 2.2}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["210 g canned chickpeas", "35 g white rice", "11 g olive oil", "150 g canned tomatoes", "70 g onion", "80 g cucumber", "6 g ginger root", "4 g garlic", "4 g green chilli", "2 g ground coriander", "1 g cumin", "0.5 g ground cardamom", "6 g fresh coriander", "0.7 g salt"], "instructions": ["Cook the basmati rice in water with a little of the salt, covered, for 15 minutes until the water is gone.", "Brown the sliced onion in the olive oil, then stir in the grated ginger, garlic and green chilli for a minute.", "Add the ground coriander, cumin and cardamom, then the canned tomatoes, and cook until the oil shows at the edges.", "Add the chickpeas, the rest of the salt and a splash of water; crush a few against the pan and simmer for 8 minutes.", "Scatter with fresh coriander and serve on the rice with the cucumber, sliced."], "nutritionRange": {"sugar": [17, 17.2]}}, "note": null, "plan_id": null, "servings": 1, "is_locked": false}');
INSERT INTO public.calendar_change_slot VALUES ('user-owner', '01a208b1-d5e8-7000-b4b6-8459e46036da', '2026-11-24', 'lunch', NULL, '{"kcal": null, "kind": "meal", "meal": {"id": "meal-2", "name": "Tofu bhurji with peas and whole-wheat roti", "tags": ["Vegan", "High Protein", "Quick", "Indian"], "items": [{"food": "extra-firm-tofu", "name": "extra-firm tofu", "fdcId": 174290, "grams": 250}, {"food": "chapati-whole-wheat", "name": "whole-wheat chapati", "fdcId": 174075, "grams": 55}, {"food": "sunflower-oil", "name": "sunflower oil", "fdcId": 171025, "grams": 7}, {"food": "green-pea-frozen", "name": "frozen green peas", "fdcId": 170016, "grams": 60}, {"food": "bell-pepper-green", "name": "green bell pepper", "fdcId": 170427, "grams": 60}, {"food": "tomato", "name": "tomato", "fdcId": 170457, "grams": 90}, {"food": "onion", "name": "onion", "fdcId": 170000, "grams": 50}, {"food": "ginger-root", "name": "ginger root", "fdcId": 169231, "grams": 5}, {"food": "chilli-green", "name": "green chilli", "fdcId": 170497, "grams": 4}, {"food": "cumin", "name": "cumin", "fdcId": 170923, "grams": 1}, {"food": "turmeric", "name": "ground turmeric", "fdcId": 172231, "grams": 0.7}, {"food": "coriander-leaf", "name": "fresh coriander", "fdcId": 169997, "grams": 6}, {"food": "salt", "name": "salt", "fdcId": 173468, "grams": 1}], "macros": {"fat": 26.1, "carbs": 49.8, "protein": 34.8}, "source": "planner", "calories": 541, "cookTime": 15, "mealType": "dinner", "prepTime": 10, "servings": 1, "nutrition": {"fiber": 14.1, "sugar": 12.7, "sodium": 640, "saturatedFat": 5}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["250 g extra-firm tofu", "55 g whole-wheat chapati", "7 g sunflower oil", "60 g frozen green peas", "60 g green bell pepper", "90 g tomato", "50 g onion", "5 g ginger root", "4 g green chilli", "1 g cumin", "0.7 g ground turmeric", "6 g fresh coriander", "1 g salt"], "instructions": ["Press the extra-firm tofu dry in a cloth and crumble it with your fingers.", "Let the cumin crackle in the sunflower oil, then soften the chopped onion, ginger and green chilli for 4 minutes.", "Add the diced green pepper and tomato and cook for 4 minutes until the tomato collapses; stir in the turmeric and salt.", "Fold in the tofu and the frozen peas and fry for 5 minutes, until the pan is dry and the tofu takes a little colour.", "Warm the chapati in a dry pan until it puffs.", "Finish the bhurji with coriander and scoop it up with the roti."]}, "note": null, "plan_id": null, "servings": 1, "is_locked": false}');
INSERT INTO public.calendar_change_slot VALUES ('user-owner', '01a208b1-d625-7000-9829-3cddf2bfed3b', '2026-11-25', 'dinner', NULL, '{"kcal": null, "kind": "meal", "meal": {"id": "meal-4", "name": "Soba noodles with edamame, snap peas and ginger dressing", "tags": ["Vegan", "High Protein", "Quick", "Japanese"], "items": [{"food": "edamame", "name": "frozen edamame", "fdcId": 168410, "grams": 150}, {"food": "silken-tofu", "name": "silken tofu", "fdcId": 172449, "grams": 100}, {"food": "soba-noodle", "name": "soba noodles", "fdcId": 168906, "grams": 50}, {"food": "sesame-oil", "name": "sesame oil", "fdcId": 171016, "grams": 6}, {"food": "sesame-seed", "name": "sesame seeds", "fdcId": 170150, "grams": 5}, {"food": "sugar-snap-pea", "name": "sugar snap peas", "fdcId": 170010, "grams": 70}, {"food": "carrot", "name": "carrot", "fdcId": 170393, "grams": 50}, {"food": "cabbage-red", "name": "red cabbage", "fdcId": 169977, "grams": 50}, {"food": "soy-sauce", "name": "soy sauce", "fdcId": 174277, "grams": 8}, {"food": "ginger-root", "name": "ginger root", "fdcId": 169231, "grams": 6}, {"food": "lime-juice", "name": "fresh lime juice", "fdcId": 168156, "grams": 10}, {"food": "spring-onion", "name": "spring onion", "fdcId": 170005, "grams": 10}], "macros": {"fat": 20.1, "carbs": 67.9, "protein": 36.2}, "source": "planner", "calories": 554, "cookTime": 10, "mealType": "dinner", "prepTime": 10, "servings": 1, "nutrition": {"fiber": 14.8, "sugar": 13.3, "sodium": 906, "saturatedFat": 2.7}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["150 g frozen edamame", "100 g silken tofu", "50 g soba noodles", "6 g sesame oil", "5 g sesame seeds", "70 g sugar snap peas", "50 g carrot", "50 g red cabbage", "8 g soy sauce", "6 g ginger root", "10 g fresh lime juice", "10 g spring onion"], "instructions": ["Boil the edamame for 4 minutes, adding the sugar snap peas for the last one; lift both out and cool them.", "Cook the soba in the same water for about 5 minutes until just tender, then rinse under cold water.", "Blend the silken tofu with the soy sauce, lime juice, grated ginger and sesame oil to a pourable dressing.", "Shred the red cabbage and cut the carrot into matchsticks.", "Toss everything with the dressing and top with sesame seeds and sliced spring onion."], "nutritionRange": {"sugar": [13, 13.5]}}, "note": null, "plan_id": null, "servings": 1, "is_locked": false}');

INSERT INTO public.calendar_entry VALUES ('user-owner', '2026-11-23', 'breakfast', 'meal', '{"id": "meal-0", "name": "Masoor dal tadka with spinach and rice", "tags": ["Vegan", "Quick", "Indian"], "items": [{"food": "lentil-red", "name": "red lentils", "fdcId": 174284, "grams": 75}, {"food": "rice-white", "name": "white rice", "fdcId": 169756, "grams": 40}, {"food": "sunflower-oil", "name": "sunflower oil", "fdcId": 171025, "grams": 11}, {"food": "spinach", "name": "spinach", "fdcId": 168462, "grams": 80}, {"food": "tomato", "name": "tomato", "fdcId": 170457, "grams": 100}, {"food": "onion", "name": "onion", "fdcId": 170000, "grams": 50}, {"food": "garlic", "name": "garlic", "fdcId": 169230, "grams": 5}, {"food": "cumin", "name": "cumin", "fdcId": 170923, "grams": 1.5}, {"food": "turmeric", "name": "ground turmeric", "fdcId": 172231, "grams": 1}, {"food": "cayenne", "name": "cayenne pepper", "fdcId": 170932, "grams": 0.5}, {"food": "lemon-juice", "name": "fresh lemon juice", "fdcId": 167747, "grams": 8}, {"food": "salt", "name": "salt", "fdcId": 173468, "grams": 1}], "macros": {"fat": 14, "carbs": 94.6, "protein": 25.3}, "source": "planner", "calories": 588, "cookTime": 22, "mealType": "dinner", "prepTime": 8, "servings": 1, "nutrition": {"fiber": 13.1, "sugar": 7, "sodium": 469, "saturatedFat": 1.7}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["75 g red lentils", "40 g white rice", "11 g sunflower oil", "80 g spinach", "100 g tomato", "50 g onion", "5 g garlic", "1.5 g cumin", "1 g ground turmeric", "0.5 g cayenne pepper", "8 g fresh lemon juice", "1 g salt"], "instructions": ["Rinse the red lentils, cover them with plenty of water, stir in the turmeric and simmer for 18 minutes until they fall apart.", "Meanwhile cook the white rice, covered, for 15 minutes and let it steam off the heat.", "Fry the chopped onion in half of the sunflower oil until golden, add the diced tomato and cook to a thick masala.", "Stir this masala and the spinach into the lentils with the salt and simmer until the leaves wilt.", "Heat the rest of the oil, sizzle the cumin and sliced garlic until deep brown, take off the heat and add the cayenne.", "Pour the hot tadka over the dal, sharpen with the lemon juice and serve with the rice."]}', 1, NULL, NULL, false, NULL, 1, '2026-11-21 10:00:00+00');
INSERT INTO public.calendar_entry VALUES ('user-owner', '2026-11-23', 'dinner', 'meal', '{"id": "meal-1", "name": "Chana masala with basmati rice and cucumber", "tags": ["Vegan", "High Fiber", "Quick", "Indian"], "items": [{"food": "chickpea-canned", "name": "canned chickpeas", "fdcId": 173800, "grams": 210}, {"food": "rice-white", "name": "white rice", "fdcId": 169756, "grams": 35}, {"food": "olive-oil", "name": "olive oil", "fdcId": 171413, "grams": 11}, {"food": "tomato-canned", "name": "canned tomatoes", "fdcId": 170138, "grams": 150}, {"food": "onion", "name": "onion", "fdcId": 170000, "grams": 70}, {"food": "cucumber", "name": "cucumber", "fdcId": 168409, "grams": 80}, {"food": "ginger-root", "name": "ginger root", "fdcId": 169231, "grams": 6}, {"food": "garlic", "name": "garlic", "fdcId": 169230, "grams": 4}, {"food": "chilli-green", "name": "green chilli", "fdcId": 170497, "grams": 4}, {"food": "coriander-seed", "name": "ground coriander", "fdcId": 170922, "grams": 2}, {"food": "cumin", "name": "cumin", "fdcId": 170923, "grams": 1}, {"food": "cardamom", "name": "ground cardamom", "fdcId": 170919, "grams": 0.5}, {"food": "coriander-leaf", "name": "fresh coriander", "fdcId": 169997, "grams": 6}, {"food": "salt", "name": "salt", "fdcId": 173468, "grams": 0.7}], "macros": {"fat": 18.3, "carbs": 94.8, "protein": 20.8}, "source": "planner", "calories": 606, "cookTime": 20, "mealType": "dinner", "prepTime": 8, "servings": 1, "nutrition": {"fiber": 19.9, "sugar": 17.1, "sodium": 816, "saturatedFat": 2.2}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["210 g canned chickpeas", "35 g white rice", "11 g olive oil", "150 g canned tomatoes", "70 g onion", "80 g cucumber", "6 g ginger root", "4 g garlic", "4 g green chilli", "2 g ground coriander", "1 g cumin", "0.5 g ground cardamom", "6 g fresh coriander", "0.7 g salt"], "instructions": ["Cook the basmati rice in water with a little of the salt, covered, for 15 minutes until the water is gone.", "Brown the sliced onion in the olive oil, then stir in the grated ginger, garlic and green chilli for a minute.", "Add the ground coriander, cumin and cardamom, then the canned tomatoes, and cook until the oil shows at the edges.", "Add the chickpeas, the rest of the salt and a splash of water; crush a few against the pan and simmer for 8 minutes.", "Scatter with fresh coriander and serve on the rice with the cucumber, sliced."], "nutritionRange": {"sugar": [17, 17.2]}}', 1, NULL, NULL, false, NULL, 2, '2026-11-21 10:00:00+00');
INSERT INTO public.calendar_entry VALUES ('user-owner', '2026-11-24', 'lunch', 'meal', '{"id": "meal-2", "name": "Tofu bhurji with peas and whole-wheat roti", "tags": ["Vegan", "High Protein", "Quick", "Indian"], "items": [{"food": "extra-firm-tofu", "name": "extra-firm tofu", "fdcId": 174290, "grams": 250}, {"food": "chapati-whole-wheat", "name": "whole-wheat chapati", "fdcId": 174075, "grams": 55}, {"food": "sunflower-oil", "name": "sunflower oil", "fdcId": 171025, "grams": 7}, {"food": "green-pea-frozen", "name": "frozen green peas", "fdcId": 170016, "grams": 60}, {"food": "bell-pepper-green", "name": "green bell pepper", "fdcId": 170427, "grams": 60}, {"food": "tomato", "name": "tomato", "fdcId": 170457, "grams": 90}, {"food": "onion", "name": "onion", "fdcId": 170000, "grams": 50}, {"food": "ginger-root", "name": "ginger root", "fdcId": 169231, "grams": 5}, {"food": "chilli-green", "name": "green chilli", "fdcId": 170497, "grams": 4}, {"food": "cumin", "name": "cumin", "fdcId": 170923, "grams": 1}, {"food": "turmeric", "name": "ground turmeric", "fdcId": 172231, "grams": 0.7}, {"food": "coriander-leaf", "name": "fresh coriander", "fdcId": 169997, "grams": 6}, {"food": "salt", "name": "salt", "fdcId": 173468, "grams": 1}], "macros": {"fat": 26.1, "carbs": 49.8, "protein": 34.8}, "source": "planner", "calories": 541, "cookTime": 15, "mealType": "dinner", "prepTime": 10, "servings": 1, "nutrition": {"fiber": 14.1, "sugar": 12.7, "sodium": 640, "saturatedFat": 5}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["250 g extra-firm tofu", "55 g whole-wheat chapati", "7 g sunflower oil", "60 g frozen green peas", "60 g green bell pepper", "90 g tomato", "50 g onion", "5 g ginger root", "4 g green chilli", "1 g cumin", "0.7 g ground turmeric", "6 g fresh coriander", "1 g salt"], "instructions": ["Press the extra-firm tofu dry in a cloth and crumble it with your fingers.", "Let the cumin crackle in the sunflower oil, then soften the chopped onion, ginger and green chilli for 4 minutes.", "Add the diced green pepper and tomato and cook for 4 minutes until the tomato collapses; stir in the turmeric and salt.", "Fold in the tofu and the frozen peas and fry for 5 minutes, until the pan is dry and the tofu takes a little colour.", "Warm the chapati in a dry pan until it puffs.", "Finish the bhurji with coriander and scoop it up with the roti."]}', 1, NULL, NULL, false, NULL, 3, '2026-11-21 10:00:00+00');
INSERT INTO public.calendar_entry VALUES ('user-owner', '2026-11-25', 'dinner', 'meal', '{"id": "meal-4", "name": "Soba noodles with edamame, snap peas and ginger dressing", "tags": ["Vegan", "High Protein", "Quick", "Japanese"], "items": [{"food": "edamame", "name": "frozen edamame", "fdcId": 168410, "grams": 150}, {"food": "silken-tofu", "name": "silken tofu", "fdcId": 172449, "grams": 100}, {"food": "soba-noodle", "name": "soba noodles", "fdcId": 168906, "grams": 50}, {"food": "sesame-oil", "name": "sesame oil", "fdcId": 171016, "grams": 6}, {"food": "sesame-seed", "name": "sesame seeds", "fdcId": 170150, "grams": 5}, {"food": "sugar-snap-pea", "name": "sugar snap peas", "fdcId": 170010, "grams": 70}, {"food": "carrot", "name": "carrot", "fdcId": 170393, "grams": 50}, {"food": "cabbage-red", "name": "red cabbage", "fdcId": 169977, "grams": 50}, {"food": "soy-sauce", "name": "soy sauce", "fdcId": 174277, "grams": 8}, {"food": "ginger-root", "name": "ginger root", "fdcId": 169231, "grams": 6}, {"food": "lime-juice", "name": "fresh lime juice", "fdcId": 168156, "grams": 10}, {"food": "spring-onion", "name": "spring onion", "fdcId": 170005, "grams": 10}], "macros": {"fat": 20.1, "carbs": 67.9, "protein": 36.2}, "source": "planner", "calories": 554, "cookTime": 10, "mealType": "dinner", "prepTime": 10, "servings": 1, "nutrition": {"fiber": 14.8, "sugar": 13.3, "sodium": 906, "saturatedFat": 2.7}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["150 g frozen edamame", "100 g silken tofu", "50 g soba noodles", "6 g sesame oil", "5 g sesame seeds", "70 g sugar snap peas", "50 g carrot", "50 g red cabbage", "8 g soy sauce", "6 g ginger root", "10 g fresh lime juice", "10 g spring onion"], "instructions": ["Boil the edamame for 4 minutes, adding the sugar snap peas for the last one; lift both out and cool them.", "Cook the soba in the same water for about 5 minutes until just tender, then rinse under cold water.", "Blend the silken tofu with the soy sauce, lime juice, grated ginger and sesame oil to a pourable dressing.", "Shred the red cabbage and cut the carrot into matchsticks.", "Toss everything with the dressing and top with sesame seeds and sliced spring onion."], "nutritionRange": {"sugar": [13, 13.5]}}', 1, NULL, NULL, false, NULL, 4, '2026-11-21 10:00:00+00');

INSERT INTO public.diary_entry VALUES ('user-owner', '2026-11-21', '01a208b1-d649-7000-8450-1bb9640a331c', '2026-11-21 10:00:00+00', '2026-11-21 10:00:00+00');
INSERT INTO public.diary_entry VALUES ('user-owner', '2026-11-23', '01a208b1-d69e-7000-b69a-024efe2e1722', '2026-11-21 10:00:00+00', '2026-11-21 10:00:00+00');

INSERT INTO public.diary_meal VALUES ('user-owner', '2026-11-21', '01a208b1-d658-7000-b46a-2ff6837eb74f', 'Soup', '10:00', 200, NULL, NULL, NULL, NULL, '{"kind": "own"}', false, NULL, '2026-11-21 10:00:00+00');
INSERT INTO public.diary_meal VALUES ('user-owner', '2026-11-21', '01a208b1-d66f-7000-a43c-770aa9402c2b', 'Bread', '10:00', 150, 5, NULL, NULL, NULL, '{"kind": "own"}', false, NULL, '2026-11-21 10:00:00+00');
INSERT INTO public.diary_meal VALUES ('user-owner', '2026-11-23', '01a208b1-d6a4-7000-86c5-982fea35f843', 'Masoor dal tadka with spinach and rice', '10:00', 588, 25.3, 94.6, 14, '{"fiber": 13.1, "sugar": 7, "sodium": 469, "saturatedFat": 1.7}', '{"kind": "calendar", "slot": "breakfast", "share": 1, "mealId": "meal-0"}', false, 'breakfast', '2026-11-21 10:00:00+00');

INSERT INTO public.favorite VALUES ('user-owner', '01a208b1-d49b-7000-be6f-4fa005ec4352', 'meal-3', '297ad2d093e8c2ff5fef6d2067073231b1e177f290fc769dbd3965d90b559437', '{"id": "meal-3", "name": "Spinach besan chilla with kachumber and mint chutney", "tags": ["Vegan", "Quick", "Indian"], "items": [{"food": "chickpea-flour", "name": "chickpea flour", "fdcId": 174288, "grams": 70}, {"food": "rice-flour", "name": "rice flour", "fdcId": 169714, "grams": 20}, {"food": "sunflower-oil", "name": "sunflower oil", "fdcId": 171025, "grams": 9}, {"food": "pumpkin-seed", "name": "pumpkin seeds", "fdcId": 170556, "grams": 8}, {"food": "spinach", "name": "spinach", "fdcId": 168462, "grams": 60}, {"food": "tomato", "name": "tomato", "fdcId": 170457, "grams": 100}, {"food": "cucumber", "name": "cucumber", "fdcId": 168409, "grams": 100}, {"food": "radish", "name": "radish", "fdcId": 169276, "grams": 40}, {"food": "mint", "name": "fresh mint", "fdcId": 173475, "grams": 8}, {"food": "coriander-leaf", "name": "fresh coriander", "fdcId": 169997, "grams": 12}, {"food": "chilli-green", "name": "green chilli", "fdcId": 170497, "grams": 4}, {"food": "lemon-juice", "name": "fresh lemon juice", "fdcId": 167747, "grams": 12}, {"food": "cumin", "name": "cumin", "fdcId": 170923, "grams": 1}, {"food": "salt", "name": "salt", "fdcId": 173468, "grams": 1}], "macros": {"fat": 18.9, "carbs": 71.2, "protein": 23.6}, "source": "planner", "calories": 536, "cookTime": 15, "mealType": "dinner", "prepTime": 12, "servings": 1, "nutrition": {"fiber": 13.3, "sugar": 13.7, "sodium": 513, "saturatedFat": 2.3}, "difficulty": "Easy", "isFavorite": true, "ingredients": ["70 g chickpea flour", "20 g rice flour", "9 g sunflower oil", "8 g pumpkin seeds", "60 g spinach", "100 g tomato", "100 g cucumber", "40 g radish", "8 g fresh mint", "12 g fresh coriander", "4 g green chilli", "12 g fresh lemon juice", "1 g cumin", "1 g salt"], "instructions": ["Whisk the chickpea flour, rice flour, cumin and half of the salt with water to a smooth, pourable batter; stir in the shredded spinach and let it stand for 5 minutes.", "Blend the mint, coriander, green chilli and pumpkin seeds with half of the lemon juice and a little water to a coarse chutney.", "Dice the tomato, cucumber and radish and toss with the rest of the lemon juice and salt for the kachumber.", "Brush a hot pan with sunflower oil, spread a ladle of batter thinly and fry for 2 minutes a side; repeat with the rest.", "Serve the chilla hot with the chutney and the kachumber."], "nutritionRange": {"sugar": [13.6, 13.8]}}', '2026-11-21 10:00:00+00');

INSERT INTO public.kysely_migration VALUES ('0001-accounts', '2026-11-23T13:56:37.845Z');
INSERT INTO public.kysely_migration VALUES ('0002-users-and-allowance', '2026-11-23T13:56:37.918Z');
INSERT INTO public.kysely_migration VALUES ('0003-plans-and-favorites', '2026-11-23T13:56:37.938Z');
INSERT INTO public.kysely_migration VALUES ('0004-calls-and-tokens', '2026-11-23T13:56:37.965Z');
INSERT INTO public.kysely_migration VALUES ('0005-server-secrets', '2026-11-23T13:56:37.974Z');
INSERT INTO public.kysely_migration VALUES ('0006-plan-changes', '2026-11-23T13:56:38.004Z');
INSERT INTO public.kysely_migration VALUES ('0007-contact-and-newsletter', '2026-11-23T13:56:38.061Z');
INSERT INTO public.kysely_migration VALUES ('0008-profiles-and-links', '2026-11-23T13:56:38.080Z');
INSERT INTO public.kysely_migration VALUES ('0009-calendar', '2026-11-23T13:56:38.128Z');
INSERT INTO public.kysely_migration VALUES ('0010-shopping-list', '2026-11-23T13:56:38.174Z');
INSERT INTO public.kysely_migration VALUES ('0011-calorie-tracker', '2026-11-23T13:56:38.229Z');
INSERT INTO public.kysely_migration VALUES ('0012-payments', '2026-11-23T13:56:38.327Z');
INSERT INTO public.kysely_migration VALUES ('0013-account', '2026-11-23T13:56:38.362Z');
INSERT INTO public.kysely_migration VALUES ('0015-account-events', '2026-11-23T13:56:38.380Z');
INSERT INTO public.kysely_migration VALUES ('0016-model-usage', '2026-11-23T13:56:38.392Z');
INSERT INTO public.kysely_migration VALUES ('0017-letters-to-forget', '2026-11-23T13:56:38.398Z');
INSERT INTO public.kysely_migration VALUES ('0018-profile-dislikes', '2026-11-23T13:56:38.400Z');
INSERT INTO public.kysely_migration VALUES ('0019-outcomes-of-meals', '2026-11-23T13:56:38.423Z');
INSERT INTO public.kysely_migration VALUES ('0020-what-was-sold', '2026-11-23T13:56:38.442Z');
INSERT INTO public.kysely_migration VALUES ('0022-sessions-that-end', '2026-11-23T13:56:38.471Z');
INSERT INTO public.kysely_migration VALUES ('0023-scopes-of-tokens', '2026-11-23T13:56:38.474Z');
INSERT INTO public.kysely_migration VALUES ('0024-signed-payments', '2026-11-23T13:56:38.488Z');
INSERT INTO public.kysely_migration VALUES ('0025-identity-removal', '2026-11-23T13:56:38.515Z');
INSERT INTO public.kysely_migration VALUES ('0028-restores', '2026-11-23T13:56:38.528Z');
INSERT INTO public.kysely_migration VALUES ('0029-add-model-spending', '2026-11-23T13:56:38.545Z');

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO public.meal_plan VALUES ('user-owner', '01a208b1-d471-7000-8346-445477c1f8c8', NULL, 'balanced', 'none', '{"goal": "balanced", "mealCount": 2, "cookingTime": "any", "calorieTarget": 2000, "additionalNotes": "", "dietaryPreferences": "none", "excludeIngredients": []}', 0, '[{"id": "meal-01a208b1d467700082f72e8f11c2410d", "name": "Masoor dal tadka with spinach and rice", "tags": [], "items": [{"food": "rolled-oats", "name": "Rolled oats", "fdcId": 173904, "grams": 80}], "macros": {"fat": 6, "carbs": 50, "protein": 10}, "source": "planner", "calories": 300, "cookTime": 8, "mealType": "dinner", "prepTime": 2, "servings": 1, "nutrition": {"fiber": 8, "sugar": 1, "sodium": null, "saturatedFat": 1}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["80 g rolled oats"], "instructions": ["Cook the oats in water."]}, {"id": "meal-01a208b1d46870009c0471d0f82acfbf", "name": "Chana masala with basmati rice and cucumber", "tags": [], "items": [{"food": "rolled-oats", "name": "Rolled oats", "fdcId": 173904, "grams": 80}], "macros": {"fat": 6, "carbs": 50, "protein": 10}, "source": "planner", "calories": 300, "cookTime": 8, "mealType": "dinner", "prepTime": 2, "servings": 1, "nutrition": {"fiber": 8, "sugar": 1, "sodium": null, "saturatedFat": 1}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["80 g rolled oats"], "instructions": ["Cook the oats in water."]}, {"id": "meal-01a208b1d4687001a4075615ac5c9faa", "name": "Tofu bhurji with peas and whole-wheat roti", "tags": [], "items": [{"food": "rolled-oats", "name": "Rolled oats", "fdcId": 173904, "grams": 80}], "macros": {"fat": 6, "carbs": 50, "protein": 10}, "source": "planner", "calories": 300, "cookTime": 8, "mealType": "dinner", "prepTime": 2, "servings": 1, "nutrition": {"fiber": 8, "sugar": 1, "sodium": null, "saturatedFat": 1}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["80 g rolled oats"], "instructions": ["Cook the oats in water."]}]', '{"diet": "none", "actual": {"macros": {"fat": 60, "carbs": 250, "protein": 100}, "calories": 2000}, "target": {"macros": {"fat": 60, "carbs": 250, "protein": 100}, "calories": 2000}, "excluded": [], "notAssessed": [], "checkedIngredients": 2}', '2026-11-21 10:00:00+00', 0, 0, '[]', '["Masoor dal tadka with spinach and rice", "Chana masala with basmati rice and cucumber", "Tofu bhurji with peas and whole-wheat roti"]', NULL);
INSERT INTO public.meal_plan VALUES ('user-owner', '01a208b1-d48c-7000-8333-09c85c86da92', NULL, 'balanced', 'none', '{"goal": "balanced", "mealCount": 2, "cookingTime": "any", "calorieTarget": 2000, "additionalNotes": "", "dietaryPreferences": "none", "excludeIngredients": []}', 1, '[{"id": "meal-01a208b1d47c7000b3e84c6d91a84c6f", "name": "Chana masala with basmati rice and cucumber", "tags": [], "items": [{"food": "rolled-oats", "name": "Rolled oats", "fdcId": 173904, "grams": 80}], "macros": {"fat": 6, "carbs": 50, "protein": 10}, "source": "planner", "calories": 300, "cookTime": 8, "mealType": "dinner", "prepTime": 2, "servings": 1, "nutrition": {"fiber": 8, "sugar": 1, "sodium": null, "saturatedFat": 1}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["80 g rolled oats"], "instructions": ["Cook the oats in water."]}, {"id": "meal-01a208b1d47c70018d3da91f6a97a3fa", "name": "Tofu bhurji with peas and whole-wheat roti", "tags": [], "items": [{"food": "rolled-oats", "name": "Rolled oats", "fdcId": 173904, "grams": 80}], "macros": {"fat": 6, "carbs": 50, "protein": 10}, "source": "planner", "calories": 300, "cookTime": 8, "mealType": "dinner", "prepTime": 2, "servings": 1, "nutrition": {"fiber": 8, "sugar": 1, "sodium": null, "saturatedFat": 1}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["80 g rolled oats"], "instructions": ["Cook the oats in water."]}, {"id": "meal-01a208b1d47c7002a0a1c8a5dc8ccae7", "name": "Spinach besan chilla with kachumber and mint chutney", "tags": [], "items": [{"food": "rolled-oats", "name": "Rolled oats", "fdcId": 173904, "grams": 80}], "macros": {"fat": 6, "carbs": 50, "protein": 10}, "source": "planner", "calories": 300, "cookTime": 8, "mealType": "dinner", "prepTime": 2, "servings": 1, "nutrition": {"fiber": 8, "sugar": 1, "sodium": null, "saturatedFat": 1}, "difficulty": "Easy", "isFavorite": false, "ingredients": ["80 g rolled oats"], "instructions": ["Cook the oats in water."]}]', '{"diet": "none", "actual": {"macros": {"fat": 60, "carbs": 250, "protein": 100}, "calories": 2000}, "target": {"macros": {"fat": 60, "carbs": 250, "protein": 100}, "calories": 2000}, "excluded": [], "notAssessed": [], "checkedIngredients": 2}', '2026-11-21 10:00:00+00', 0, 0, '[]', '["Chana masala with basmati rice and cucumber", "Tofu bhurji with peas and whole-wheat roti", "Spinach besan chilla with kachumber and mint chutney"]', NULL);

INSERT INTO public.payment_charge VALUES ('user-owner', 'pay_test_zfjtseL6fG4s', 'sub_test_9aiOD5ncDOsZ', 1247040, '2026-11-21 10:00:00+00', 0);

INSERT INTO public.payment_subscription VALUES ('user-owner', 'sub_test_9aiOD5ncDOsZ', 'sandbox', 'family_yearly', 'active', '2026-11-21 10:00:00+00', 1, '2027-11-21 10:00:00+00', '2027-11-21 10:00:00+00', '2026-11-21 10:00:00+00', NULL, NULL, false, false, NULL, false, NULL, '2026-11-22 10:00:00+00', '2026-11-21 10:00:00+00', NULL, 1247040, NULL, 'pay_test_zfjtseL6fG4s', NULL, '2026-11-21 10:00:00+00', '2026-11-21 10:00:00+00', NULL);

INSERT INTO public.sandbox_payment VALUES ('pay_test_zfjtseL6fG4s', 'sub_test_9aiOD5ncDOsZ', 1247040, 0, '2026-11-21 10:00:00+00');

INSERT INTO public.sandbox_subscription VALUES ('sub_test_9aiOD5ncDOsZ', 'user-owner', 'family_yearly', 'active', '2026-11-21 10:00:00+00', 1, '2026-11-21 10:00:00+00', '2027-11-21 10:00:00+00', NULL, false, true, '2026-11-21 10:00:00+00');

INSERT INTO public.server_secret VALUES ('allowance-memory', 'hKt10nLe0PLMIqwI6AeIPkQoGd4ASih_skAYCvwgnng');

INSERT INTO public.shopping_item VALUES ('user-owner', '01a208b1-d6e8-7000-8b69-48c1d4d8a8ce', 'own', 'Paper towels', 'other', '2', NULL, NULL, false, NULL, '2026-11-21 10:00:00+00', '2026-11-21 10:00:00+00');

INSERT INTO public.shopping_list VALUES ('user-owner', '{"to": "2026-11-29", "from": "2026-11-23", "kind": "calendar"}', 2, '2026-11-21 10:00:00+00');

INSERT INTO public.subscription VALUES ('user-owner', 'family', 'active', '2027-11-21 10:00:00+00', false, '2026-11-21 10:00:00+00', NULL);

INSERT INTO public.token_ledger VALUES ('user-owner', '01a208b1-d3d5-7000-9871-07fd93ad8bbb', 'grant', 10, 10, NULL, '2026-11-21 10:00:00+00');

ALTER TABLE ONLY public.account_event
    ADD CONSTRAINT account_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.allowance_memory
    ADD CONSTRAINT allowance_memory_pkey PRIMARY KEY (email_hash);

ALTER TABLE ONLY public.allowance
    ADD CONSTRAINT allowance_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_registered_email_key UNIQUE (registered_email);

ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT auth_account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_jwks
    ADD CONSTRAINT auth_jwks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_token_key UNIQUE (token);

ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_email_key UNIQUE (email);

ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_verification
    ADD CONSTRAINT auth_verification_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.banned_account
    ADD CONSTRAINT banned_account_pkey PRIMARY KEY (subject_hash);

ALTER TABLE ONLY public.billing_letter
    ADD CONSTRAINT billing_letter_pkey PRIMARY KEY (user_id, about);

ALTER TABLE ONLY public.calendar_change
    ADD CONSTRAINT calendar_change_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.calendar_change_slot
    ADD CONSTRAINT calendar_change_slot_pkey PRIMARY KEY (user_id, change_id, date, slot);

ALTER TABLE ONLY public.calendar_entry
    ADD CONSTRAINT calendar_entry_pkey PRIMARY KEY (user_id, date, slot);

ALTER TABLE ONLY public.calendar
    ADD CONSTRAINT calendar_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.contact_message
    ADD CONSTRAINT contact_message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_goal
    ADD CONSTRAINT daily_goal_pkey PRIMARY KEY (user_id, date);

ALTER TABLE ONLY public.deleted_account
    ADD CONSTRAINT deleted_account_pkey PRIMARY KEY (subject_hash);

ALTER TABLE ONLY public.diary_entry
    ADD CONSTRAINT diary_entry_pkey PRIMARY KEY (user_id, date);

ALTER TABLE ONLY public.diary_meal
    ADD CONSTRAINT diary_meal_pkey PRIMARY KEY (user_id, date, id);

ALTER TABLE ONLY public.diary_skip
    ADD CONSTRAINT diary_skip_pkey PRIMARY KEY (user_id, date, slot, meal_id);

ALTER TABLE ONLY public.disliked_meal
    ADD CONSTRAINT disliked_meal_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.ended_session
    ADD CONSTRAINT ended_session_pkey PRIMARY KEY (session_hash);

ALTER TABLE ONLY public.ended_subscription
    ADD CONSTRAINT ended_subscription_pkey PRIMARY KEY (provider, id);

ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_user_id_fingerprint_key UNIQUE (user_id, fingerprint);

ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_user_id_meal_id_key UNIQUE (user_id, meal_id);

ALTER TABLE ONLY public.generated_list
    ADD CONSTRAINT generated_list_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.generation
    ADD CONSTRAINT generation_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key);

ALTER TABLE ONLY public.identity_removal
    ADD CONSTRAINT identity_removal_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.meal_plan
    ADD CONSTRAINT meal_plan_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.model_spending
    ADD CONSTRAINT model_spending_pkey PRIMARY KEY (month);

ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_pkey PRIMARY KEY (day, model, outcome);

ALTER TABLE ONLY public.newsletter_link
    ADD CONSTRAINT newsletter_link_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.newsletter_subscriber
    ADD CONSTRAINT newsletter_subscriber_email_key UNIQUE (email);

ALTER TABLE ONLY public.newsletter_subscriber
    ADD CONSTRAINT newsletter_subscriber_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pantry_food
    ADD CONSTRAINT pantry_food_pkey PRIMARY KEY (user_id, food);

ALTER TABLE ONLY public.payment_charge
    ADD CONSTRAINT payment_charge_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_subscription
    ADD CONSTRAINT payment_subscription_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.payment_task
    ADD CONSTRAINT payment_task_pkey PRIMARY KEY (provider, kind, target);

ALTER TABLE ONLY public.person_model_spending
    ADD CONSTRAINT person_model_spending_pkey PRIMARY KEY (user_id, month);

ALTER TABLE ONLY public.personal_token
    ADD CONSTRAINT personal_token_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.plan_link
    ADD CONSTRAINT plan_link_pkey PRIMARY KEY (user_id, plan_id, token_hash);

ALTER TABLE ONLY public.plan_revision
    ADD CONSTRAINT plan_revision_pkey PRIMARY KEY (user_id, plan_id, revision);

ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.rate_counter
    ADD CONSTRAINT rate_counter_pkey PRIMARY KEY (subject, rate_class);

ALTER TABLE ONLY public.restored_backup
    ADD CONSTRAINT restored_backup_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_payment
    ADD CONSTRAINT sandbox_payment_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_subscription
    ADD CONSTRAINT sandbox_subscription_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.server_secret
    ADD CONSTRAINT server_secret_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.shopping_item
    ADD CONSTRAINT shopping_item_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.shopping_list
    ADD CONSTRAINT shopping_list_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.token_ledger
    ADD CONSTRAINT token_ledger_pkey PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.user_preferences
    ADD CONSTRAINT user_preferences_pkey PRIMARY KEY (user_id);

CREATE INDEX account_event_subject ON public.account_event USING btree (subject_hash, happened_at);

CREATE INDEX account_event_taken ON public.account_event USING btree (taken_at);

CREATE INDEX app_user_email_lower ON public.app_user USING btree (lower(email));

CREATE INDEX "auth_account_userId_idx" ON public.auth_account USING btree ("userId");

CREATE INDEX "auth_session_userId_idx" ON public.auth_session USING btree ("userId");

CREATE INDEX auth_user_email_lower ON public.auth_user USING btree (lower(email));

CREATE INDEX auth_verification_identifier_idx ON public.auth_verification USING btree (identifier);

CREATE UNIQUE INDEX calendar_feed ON public.calendar USING btree (feed_hash) WHERE (feed_hash IS NOT NULL);

CREATE INDEX contact_message_newest ON public.contact_message USING btree (created_at DESC, id DESC);

CREATE INDEX contact_message_repeated ON public.contact_message USING btree (fingerprint, created_at);

CREATE UNIQUE INDEX diary_entry_id ON public.diary_entry USING btree (user_id, id);

CREATE UNIQUE INDEX diary_meal_slot ON public.diary_meal USING btree (user_id, date, slot, COALESCE((origin ->> 'mealId'::text), ''::text)) WHERE (slot IS NOT NULL);

CREATE UNIQUE INDEX disliked_meal_name ON public.disliked_meal USING btree (user_id, lower(name));

CREATE INDEX ended_session_kept ON public.ended_session USING btree (kept_until);

CREATE INDEX ended_subscription_kept ON public.ended_subscription USING btree (kept_until);

CREATE INDEX favorite_newest ON public.favorite USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX generation_open ON public.generation USING btree (deadline) WHERE (state = 'reserved'::text);

CREATE INDEX idempotency_key_expiry ON public.idempotency_key USING btree (expires_at);

CREATE INDEX identity_removal_next ON public.identity_removal USING btree (next_attempt_at);

CREATE INDEX mail_outbox_due ON public.mail_outbox USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

CREATE INDEX mail_outbox_forget ON public.mail_outbox USING btree (forget_at) WHERE (forget_at IS NOT NULL);

CREATE INDEX meal_plan_deleted ON public.meal_plan USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX meal_plan_newest ON public.meal_plan USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX newsletter_link_subscriber ON public.newsletter_link USING btree (subscriber_id);

CREATE INDEX newsletter_link_user ON public.newsletter_link USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX newsletter_subscriber_pending ON public.newsletter_subscriber USING btree (asked_at) WHERE (state = 'pending'::text);

CREATE INDEX newsletter_subscriber_user ON public.newsletter_subscriber USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX payment_charge_id ON public.payment_charge USING btree (id);

CREATE INDEX payment_subscription_check ON public.payment_subscription USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);

CREATE INDEX payment_subscription_id ON public.payment_subscription USING btree (id);

CREATE UNIQUE INDEX payment_subscription_open ON public.payment_subscription USING btree (user_id) WHERE is_open;

CREATE INDEX payment_subscription_sandbox ON public.payment_subscription USING btree (user_id) WHERE ((provider = 'sandbox'::text) AND (revoked_at IS NULL));

CREATE INDEX personal_token_hash ON public.personal_token USING btree (token_hash);

CREATE INDEX plan_link_token ON public.plan_link USING btree (token_hash);

CREATE INDEX sandbox_payment_subscription ON public.sandbox_payment USING btree (subscription_id);

CREATE INDEX sandbox_subscription_user ON public.sandbox_subscription USING btree (user_id);

ALTER TABLE ONLY public.allowance
    ADD CONSTRAINT allowance_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT "auth_account_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.auth_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT "auth_session_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.auth_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.billing_letter
    ADD CONSTRAINT billing_letter_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calendar_change_slot
    ADD CONSTRAINT calendar_change_slot_user_id_change_id_fkey FOREIGN KEY (user_id, change_id) REFERENCES public.calendar_change(user_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calendar_change
    ADD CONSTRAINT calendar_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calendar_entry
    ADD CONSTRAINT calendar_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calendar
    ADD CONSTRAINT calendar_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.daily_goal
    ADD CONSTRAINT daily_goal_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.diary_entry
    ADD CONSTRAINT diary_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.diary_meal
    ADD CONSTRAINT diary_meal_user_id_date_fkey FOREIGN KEY (user_id, date) REFERENCES public.diary_entry(user_id, date) ON DELETE CASCADE;

ALTER TABLE ONLY public.diary_skip
    ADD CONSTRAINT diary_skip_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.disliked_meal
    ADD CONSTRAINT disliked_meal_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.generated_list
    ADD CONSTRAINT generated_list_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.generation
    ADD CONSTRAINT generation_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.meal_plan
    ADD CONSTRAINT meal_plan_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletter_link
    ADD CONSTRAINT newsletter_link_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscriber(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletter_link
    ADD CONSTRAINT newsletter_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.newsletter_subscriber
    ADD CONSTRAINT newsletter_subscriber_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.pantry_food
    ADD CONSTRAINT pantry_food_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payment_charge
    ADD CONSTRAINT payment_charge_user_id_subscription_id_fkey FOREIGN KEY (user_id, subscription_id) REFERENCES public.payment_subscription(user_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payment_subscription
    ADD CONSTRAINT payment_subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.person_model_spending
    ADD CONSTRAINT person_model_spending_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.personal_token
    ADD CONSTRAINT personal_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.plan_link
    ADD CONSTRAINT plan_link_user_id_plan_id_fkey FOREIGN KEY (user_id, plan_id) REFERENCES public.meal_plan(user_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.plan_revision
    ADD CONSTRAINT plan_revision_user_id_plan_id_fkey FOREIGN KEY (user_id, plan_id) REFERENCES public.meal_plan(user_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sandbox_payment
    ADD CONSTRAINT sandbox_payment_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.sandbox_subscription(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sandbox_subscription
    ADD CONSTRAINT sandbox_subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shopping_item
    ADD CONSTRAINT shopping_item_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shopping_list
    ADD CONSTRAINT shopping_list_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.token_ledger
    ADD CONSTRAINT token_ledger_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_preferences
    ADD CONSTRAINT user_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

