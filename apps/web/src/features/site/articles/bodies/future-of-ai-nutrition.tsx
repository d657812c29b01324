import type { ArticleBody } from '../article.ts';

/** The future of AI in nutrition: words from the model, numbers from the table. */
export const body: ArticleBody = {
  sections: [
    {
      id: 'what-was-measured',
      heading: 'What researchers found when they checked the plans',
      content: (
        <>
          <p>
            A language model writes a diet plan as fluently as it writes a letter. Whether the plan adds up is a
            separate question, and researchers have begun to answer it by doing something dull: they took the plans,
            entered the foods into nutrition software, and compared the result with a reference.
          </p>
          <table>
            <caption>Four published checks of plans and estimates made by language models</caption>
            <thead>
              <tr>
                <th scope="col">What was tested</th>
                <th scope="col">What came out</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>60 three-day plans for four teenage profiles, five chatbots, 2026</td>
                <td>
                  On average 695 kcal, 19.9 g of protein and 114.6 g of carbohydrate less than the dietitian’s plan (
                  <a href="https://www.healthday.com/healthpro-news/nutrition/for-teens-ai-dietary-recommendations-deviate-from-dietitian-plans">
                    HealthDay on Frontiers in Nutrition
                  </a>
                  )
                </td>
              </tr>
              <tr>
                <td>1,800 kcal plans for type 2 diabetes, six models, 2026</td>
                <td>
                  Most held less energy, carbohydrate and fibre than the reference diet; one model kept to the
                  guidelines with some consistency (
                  <a href="https://www.biocloudy.com/literatureDetail/NDc5OTE2Mw==">abstract</a>)
                </td>
              </tr>
              <tr>
                <td>510 Peruvian lunches, three sizes of one open model, 2025 preprint</td>
                <td>
                  Mean error of the best: 108 kcal and 26 g of carbohydrate a serving (
                  <a href="https://www.aimedicalcompendium.com/article.cfm?id=164301">abstract</a>)
                </td>
              </tr>
              <tr>
                <td>Plans built on a food database that was given to the model, 2025</td>
                <td>
                  1.55 % off the calorie target for the best model, 3.68 % for the second (
                  <a href="https://arxiv.org/abs/2502.20601">NutriGen</a>)
                </td>
              </tr>
            </tbody>
          </table>
          <p>
            The four tasks differ, so the rows are no ranking. Still, the last one deserves a second look: the models
            that came within a few per cent had been handed the figures. That suggests where the weakness lies: less in
            the language than in the numbers that a model has to recall and add up by itself.
          </p>
        </>
      ),
    },
    {
      id: 'almond-milk',
      heading: 'Almond milk in a diet without nuts',
      content: (
        <>
          <p>
            A wrong calorie count is a nuisance. A broken rule can be worse. In 2023 a study in the journal Nutrition
            asked ChatGPT for diets for invented people with food allergies. Most diets kept to the rules. One, meant
            for somebody who cannot eat nuts, contained almond milk; other mistakes were wrong portion sizes and wrong
            calories, as a <a href="https://gossipify.com/lifestyle/180450.html">report on the study</a> sums up.
          </p>
          <p>
            The mistake shows how such systems work. Asked directly, a model will tell you that almonds are nuts, yet
            nothing forces it to apply this to each line that it writes. The words ‘almond milk’ stand near ‘dairy-free’
            and ‘healthy breakfast’ in a great many texts, and so they are a likely continuation. A rule that is
            followed nearly always is a good habit; for an allergy it is the exception that counts.
          </p>
          <p>
            Context gets lost in the same way. In 2025 doctors in Seattle described a man of 60 who had replaced table
            salt with sodium bromide for three months after asking a chatbot about chloride; he spent about{' '}
            <a href="https://www.business-standard.com/amp/health/chatgpt-salt-swap-advice-lands-man-in-hospital-with-bromide-poisoning-125081100543_1.html">
              three weeks in treatment
            </a>
            . One case proves no trend, but it shows what happens when nobody checks whether an answer about chemistry
            was meant for a kitchen.
          </p>
        </>
      ),
    },
    {
      id: 'what-they-are-good-at',
      heading: 'What language models are good for',
      content: (
        <>
          <p>
            It would be wrong to conclude that these models have no place near food. Several of their strengths are
            real.
          </p>
          <ul>
            <li>
              <strong>Understanding what people write.</strong> ‘Something warm, no coriander, my son hates lentils’ is
              hard for a form and easy for a model.
            </li>
            <li>
              <strong>Quick rough estimates.</strong> In <a href="https://arxiv.org/html/2407.12843v5">NutriBench</a>,
              with 11,857 described meals, the authors found that models estimate carbohydrate about as well as the
              nutrition professionals they asked, and much faster.
            </li>
            <li>
              <strong>Naming what is on a plate.</strong> In a Dublin study of 38 Irish meals, ChatGPT-4 recognised
              foods in photographs well (an F1 score of 88.6 %), yet{' '}
              <a href="https://stayaiware.com/story/can-chatgpt-4-outperform-dietitians-in-nutritional-assessment">
                put the weight too low for 76.3 % of the meals
              </a>
              .
            </li>
            <li>
              <strong>Ideas and explanations.</strong> Ten ways to use up a cabbage, or why beans are soaked: a slip
              here costs little, and the cook notices it.
            </li>
          </ul>
          <p>
            The pattern is plain. Models do well where the answer is words and a person looks at it. They do badly where
            the answer is a quantity and nobody weighs anything.
          </p>
        </>
      ),
    },
    {
      id: 'why-compute',
      heading: 'Why numbers must be computed',
      content: (
        <>
          <p>
            A model produces a number the way it produces a word: by what usually comes next. Researchers who study this
            found that models often split a problem correctly and then err in the arithmetic, and that letting the model
            write the steps while{' '}
            <a href="https://deepai.org/publication/pal-program-aided-language-models">
              an ordinary program does the sums
            </a>{' '}
            gives better results than a much larger model alone. The division of labour is sound for food too: one part
            understands, another part looks up and adds.
          </p>
          <p>
            Looking up has traps of its own. Take 75 g of white rice. In the USDA table, dry rice (row 168877) has 365
            kcal per 100 g and boiled rice (row 169753) has 130. So 75 g of dry rice is 274 kcal, and the same 75 g read
            against the boiled row is 98 kcal. A text that does not say ‘dry’ or ‘cooked’ can be wrong by 176 kcal with
            one ingredient, and no fluency repairs it.
          </p>
          <p>
            This is why Platewise does not let a language model state a figure. Each recipe is a list of foods in raw
            grams, each food carries the figures of a row that it cites, and what you see is the sum. Exclusions work on
            the class of a food, so that ‘nuts’ removes almond milk because almond milk is marked as a nut food,
            whatever words stand around it. What the table does not know is shown as not known.
          </p>
        </>
      ),
    },
    {
      id: 'five-steps',
      heading: 'How to check any plan in five steps',
      content: (
        <>
          <p>
            You need a kitchen scale, a calculator and ten minutes. The steps work for a plan from any source, ours
            included.
          </p>
          <ol>
            <li>
              <strong>Ask for grams.</strong> ‘A handful’ and ‘one bowl’ cannot be checked. Note for each food whether
              the weight is raw or cooked, and whether oil is listed at all.
            </li>
            <li>
              <strong>Add up one meal yourself.</strong> Grams divided by 100, times the kcal of the matching row in{' '}
              <a href="https://fdc.nal.usda.gov/">FoodData Central</a> or on the label. Choose the meal with the most
              ingredients: errors like to sit there.
            </li>
            <li>
              <strong>Multiply the macros.</strong> 4 times protein plus 4 times carbohydrate plus 9 times fat should
              come close to the stated energy. A few per cent off is normal, more with a lot of fibre. A gap of 20 %
              points to a wrong number, or to alcohol, which carries 7 kcal a gram of its own.
            </li>
            <li>
              <strong>Add up the day.</strong> Sum the meals and compare with the target that you gave. A day that is
              hundreds of kilocalories short, as in the study of teenagers’ plans, is found here at the latest.
            </li>
            <li>
              <strong>Read every ingredient against your rules.</strong> Aloud, one by one, and for sauces, breads and
              stock cubes also the label. Worcestershire sauce contains fish; ghee is milk.
            </li>
          </ol>
        </>
      ),
    },
    {
      id: 'worked-example',
      heading: 'One meal, worked through',
      content: (
        <>
          <p>Here are steps 2 and 3 for a plate of lentils and rice, computed from USDA rows.</p>
          <table>
            <caption>Lentils and rice with spinach: grams times table</caption>
            <thead>
              <tr>
                <th scope="col">Ingredient (USDA row)</th>
                <th scope="col">Grams</th>
                <th scope="col">kcal</th>
                <th scope="col">Protein, g</th>
                <th scope="col">Carbs, g</th>
                <th scope="col">Fat, g</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Lentils, raw (172420)</td>
                <td>75</td>
                <td>264</td>
                <td>18.5</td>
                <td>47.6</td>
                <td>0.8</td>
              </tr>
              <tr>
                <td>White rice, raw (168877)</td>
                <td>75</td>
                <td>274</td>
                <td>5.3</td>
                <td>60.0</td>
                <td>0.5</td>
              </tr>
              <tr>
                <td>Spinach, raw (168462)</td>
                <td>100</td>
                <td>23</td>
                <td>2.9</td>
                <td>3.6</td>
                <td>0.4</td>
              </tr>
              <tr>
                <td>Olive oil (171413)</td>
                <td>15</td>
                <td>133</td>
                <td>0.0</td>
                <td>0.0</td>
                <td>15.0</td>
              </tr>
              <tr>
                <th scope="row">Sum</th>
                <td>265</td>
                <td>693</td>
                <td>26.7</td>
                <td>111.2</td>
                <td>16.7</td>
              </tr>
            </tbody>
          </table>
          <p>
            The check: 4 × 26.7 + 4 × 111.2 + 9 × 16.7 is about 702 kcal, 1.3 % above the table’s 693. The plate passes.
            Had the plan said 450 kcal, you would have known within a minute that something was left out, most likely
            the oil and part of the rice.
          </p>
          <p>
            You can compare this with a plan of ours: <a href="/meal">generate a day</a> and open ‘What was checked’.
            Nothing here is medical advice, and a growing teenager, a pregnancy or a treated illness belongs with a
            dietitian or doctor, not with a planner of any kind.
          </p>
        </>
      ),
    },
  ],
  sources: [
    {
      title:
        'For teens, AI dietary recommendations deviate from dietitian plans (HealthDay, 12 March 2026, on Frontiers in Nutrition)',
      href: 'https://www.healthday.com/healthpro-news/nutrition/for-teens-ai-dietary-recommendations-deviate-from-dietitian-plans',
    },
    {
      title:
        'Large language models as clinical nutrition decision tools: type 2 diabetes meal planning (Healthcare 2026, abstract)',
      href: 'https://www.biocloudy.com/literatureDetail/NDc5OTE2Mw==',
    },
    {
      title:
        'Prediction of nutritional content in Peruvian lunch meals by large language models (medRxiv 2025, abstract)',
      href: 'https://www.aimedicalcompendium.com/article.cfm?id=164301',
    },
    {
      title: 'NutriGen: personalized meal plan generator leveraging large language models (arXiv 2502.20601)',
      href: 'https://arxiv.org/abs/2502.20601',
    },
    {
      title: 'Consulting ChatGPT for dietary prescription: report on the 2023 study in Nutrition (Gossipify)',
      href: 'https://gossipify.com/lifestyle/180450.html',
    },
    {
      title: 'ChatGPT salt-swap advice lands man in hospital with bromide poisoning (Business Standard, 2025)',
      href: 'https://www.business-standard.com/amp/health/chatgpt-salt-swap-advice-lands-man-in-hospital-with-bromide-poisoning-125081100543_1.html',
    },
    {
      title: 'NutriBench: a dataset for evaluating large language models on nutrition estimation (arXiv 2407.12843)',
      href: 'https://arxiv.org/html/2407.12843v5',
    },
    {
      title:
        'Can ChatGPT-4 outperform dietitians in nutritional assessment? (summary of the Dublin study in Nutrients)',
      href: 'https://stayaiware.com/story/can-chatgpt-4-outperform-dietitians-in-nutritional-assessment',
    },
    {
      title: 'PAL: program-aided language models (abstract)',
      href: 'https://deepai.org/publication/pal-program-aided-language-models',
    },
    { title: 'USDA FoodData Central, SR Legacy (rows cited by number)', href: 'https://fdc.nal.usda.gov/' },
  ],
};
