import type { ArticleBody } from '../article.ts';

/** Planning around allergies and diets: the lists, the hidden names, and what no app can know. */
export const body: ArticleBody = {
  sections: [
    {
      id: 'write-the-rule-down',
      heading: 'Write the rule down before you plan',
      content: (
        <>
          <p>
            ‘No dairy’ can mean three things. Somebody with a milk allergy reacts to a protein, sometimes dangerously,
            and must avoid milk in every form. Somebody who does not tolerate lactose lacks an enzyme for a sugar:
            unpleasant, but{' '}
            <a href="https://consumer.healthday.com/respiratory-and-allergy-information-2/misc-allergy-news-17/health-tip-milk-allergy-is-not-lactose-intolerance-600403.html">
              a different condition
            </a>
            , and some people tolerate small amounts. Somebody who eats vegan avoids milk as a decision. Lactose-free
            milk serves the second person, can harm the first, and does not interest the third.
          </p>
          <p>So note four things for each person at the table, before any recipe:</p>
          <ul>
            <li>what exactly is avoided: the food, and every food made from it;</li>
            <li>why: allergy, coeliac disease, intolerance, belief or taste;</li>
            <li>whether traces matter, as told by a doctor, not by guessing;</li>
            <li>what may stay. Avoiding more than necessary makes eating well harder.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'legal-lists',
      heading: 'Two legal lists: 14 names in the EU, 9 in the United States',
      content: (
        <>
          <p>
            Law helps, because certain allergens must be named on packed food. Annex II of the European regulation
            1169/2011 names{' '}
            <a href="https://farrp.unl.edu/resourcesresearch/industry/regulatory/recalls/european-union">14</a>; the
            same 14 apply{' '}
            <a href="https://www.food.gov.uk/safety-hygiene/food-allergy-and-intolerance">in the United Kingdom</a>. The
            United States names nine, the youngest being{' '}
            <a href="https://www.fda.gov/food/food-allergies/faster-act-sesame-ninth-major-food-allergen">
              sesame since 1 January 2023
            </a>
            .
          </p>
          <table>
            <caption>What must be named on packed food</caption>
            <thead>
              <tr>
                <th scope="col">Allergen</th>
                <th scope="col">EU and UK (14)</th>
                <th scope="col">United States (9)</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Milk</td>
                <td>yes, with lactose</td>
                <td>yes</td>
              </tr>
              <tr>
                <td>Eggs</td>
                <td>yes</td>
                <td>yes</td>
              </tr>
              <tr>
                <td>Fish</td>
                <td>yes</td>
                <td>yes</td>
              </tr>
              <tr>
                <td>Crustaceans</td>
                <td>yes</td>
                <td>yes</td>
              </tr>
              <tr>
                <td>Molluscs (clams, oysters, squid)</td>
                <td>yes</td>
                <td>no</td>
              </tr>
              <tr>
                <td>Tree nuts</td>
                <td>8 kinds</td>
                <td>12 kinds, pine nut among them</td>
              </tr>
              <tr>
                <td>Peanuts</td>
                <td>yes</td>
                <td>yes</td>
              </tr>
              <tr>
                <td>Soya</td>
                <td>yes</td>
                <td>yes</td>
              </tr>
              <tr>
                <td>Cereals</td>
                <td>wheat, rye, barley, oats</td>
                <td>wheat only</td>
              </tr>
              <tr>
                <td>Sesame</td>
                <td>yes</td>
                <td>yes</td>
              </tr>
              <tr>
                <td>Celery, mustard, lupin</td>
                <td>yes, each</td>
                <td>no</td>
              </tr>
              <tr>
                <td>Sulphites</td>
                <td>above 10 mg per kg or litre</td>
                <td>not among the nine</td>
              </tr>
            </tbody>
          </table>
          <p>
            The gaps between the columns matter when you buy imported food or cook from a foreign recipe. An American
            label need not flag mustard or barley as an allergen. Since January 2025 the American list of tree nuts
            holds{' '}
            <a href="https://foodallergy.org/fare-blog/update-fda-guidance-food-allergen-labeling">
              12 kinds instead of 23
            </a>
            : coconut and chestnut, among others, are off it, although they still appear in the list of ingredients.
            Pine nut is on the American list and not on the European one. And somebody who is allergic to a food on
            neither list, such as kiwi or garlic, gets no emphasis on any label and has to read it whole.
          </p>
        </>
      ),
    },
    {
      id: 'hidden-names',
      heading: 'Names that hide it, and names that only sound like it',
      content: (
        <>
          <p>
            On a label the allergen is marked. In a recipe, on a menu or in a plan from a chat it is not, and there you
            have to know the names yourself.
          </p>
          <table>
            <caption>Often missed, and often suspected without reason</caption>
            <thead>
              <tr>
                <th scope="col">Avoiding</th>
                <th scope="col">Also look for</th>
                <th scope="col">Not the same thing</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Milk</td>
                <td>ghee, whey, casein, lactalbumin, paneer, naan, pesto</td>
                <td>coconut milk, cocoa butter, butter beans</td>
              </tr>
              <tr>
                <td>Egg</td>
                <td>mayonnaise, meringue, egg noodles, fresh pasta, brioche</td>
                <td>eggplant (aubergine)</td>
              </tr>
              <tr>
                <td>Fish</td>
                <td>Worcestershire sauce, Caesar dressing, dashi, fish sauce</td>
                <td>crayfish (a crustacean, with a class of its own)</td>
              </tr>
              <tr>
                <td>Gluten</td>
                <td>soy sauce, seitan, couscous, bulgur, malt, stock cubes</td>
                <td>buckwheat, rice flour, chickpea flour</td>
              </tr>
              <tr>
                <td>Nuts</td>
                <td>almond milk, marzipan, praline, pesto, nougat</td>
                <td>nutmeg, butternut squash, water chestnut</td>
              </tr>
              <tr>
                <td>Soya</td>
                <td>miso, tempeh, hoisin, teriyaki, textured protein</td>
                <td>coconut aminos</td>
              </tr>
              <tr>
                <td>Sesame</td>
                <td>tahini, hummus, halva, za’atar, til</td>
                <td>tilapia</td>
              </tr>
            </tbody>
          </table>
          <p>
            Milk alone fills a long list; <a href="https://www.webmd.com/allergies/milk-allergies-food-labels">WebMD</a>{' '}
            names ghee, curds and all forms of whey, and suggests reading the label at every purchase, because makers
            change recipes. For coeliac disease,{' '}
            <a href="https://www.coeliac.org.uk/information-and-support/living-gluten-free/living-gluten-free-faqs/">
              Coeliac UK
            </a>{' '}
            points out that Chinese soy sauce is traditionally made with wheat, and that oats are suitable only when
            labelled gluten free, since ordinary ones are very often contaminated.
          </p>
          <p>
            Chosen diets have hidden ingredients too. Parmesan is made with{' '}
            <a href="https://foodandwine.ie/features/feature-5-foods-not-vegetarian">rennet from calves</a>, so a
            vegetarian kitchen needs a vegetarian hard cheese. Worcestershire sauce is traditionally made with
            anchovies. Wine and beer may be cleared with isinglass, which comes from fish.
          </p>
        </>
      ),
    },
    {
      id: 'diet-is-not-allergy',
      heading: 'A vegan label is not an allergy label',
      content: (
        <>
          <p>
            The most dangerous shortcut is to let a diet do an allergy’s work. A vegan label says that no animal
            ingredient was used on purpose. It does not say that no trace got in. The British Food Standards Agency
            found in 2024 that{' '}
            <a href="https://www.food.gov.uk/news-alerts/news/fsa-launches-campaign-highlighting-risk-of-food-labelled-as-vegan-to-people-with-allergies">
              62 % of people
            </a>{' '}
            who react to animal products, or shop for somebody who does, were confident that vegan products are safe for
            them; the agency calls this incorrect.
          </p>
          <p>
            ‘May contain’ needs the same sober reading. In the United States such warnings are{' '}
            <a href="https://www.foodallergy.org/fare-blog/blog-post-may-contain-food-thought-about-precautionary-allergen-labeling">
              voluntary and unregulated
            </a>
            : no law requires them or says how they are worded, so their absence proves nothing. In shops in Belgrade,{' '}
            <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC9276614">33.9 % of 1,404 packed foods</a> carried one.
            Whoever must avoid traces has to ask the maker.
          </p>
        </>
      ),
    },
    {
      id: 'what-an-app-cannot-know',
      heading: 'What a planner can do, and what no app can know',
      content: (
        <>
          <p>
            A planner is good at never forgetting. In Platewise an excluded word takes out its whole class: ‘dairy’ also
            removes ghee, whey and paneer, ‘nuts’ removes almond milk and peanuts, ‘gluten’ removes soy sauce and, to be
            on the strict side, oats. Foods are classed by their strictest usual product; commercial naan counts as
            wheat, milk, egg and soya. A word that our table does not know still removes every dish that names it, and
            the certificate says that it could not be assessed. Diet and exclusions are never traded for a better
            calorie fit.
          </p>
          <p>Yet there are things that no planner can see. Our certificates name the first three:</p>
          <ul>
            <li>
              <strong>Brands.</strong> A recipe says ‘curry paste’; whether yours holds shrimp is written on your jar.
            </li>
            <li>
              <strong>Traces.</strong> What ran over the same line in the factory appears in no food table.
            </li>
            <li>
              <strong>Cross-contact in your kitchen.</strong> Cooking{' '}
              <a href="https://www.chcsolutions.com/connect/enteral-nutritional/cross-contact-and-food-allergies/">
                does not remove an allergen
              </a>
              , and sanitising gel does not either: soap and water do.
            </li>
            <li>
              <strong>Your body.</strong> How much is too much is a question for your doctor.
            </li>
          </ul>
          <p>
            For this reason you will not find the word ‘safe’ on a plan of ours. It is a plan without the foods that you
            named, as far as a list of ingredients can tell, and it is not medical advice.
          </p>
        </>
      ),
    },
    {
      id: 'checklist',
      heading: 'A checklist for the week',
      content: (
        <>
          <ol>
            <li>
              <strong>Name classes, not products.</strong> Exclude ‘milk’, not ‘cream’, when milk is the problem, and a
              single food when only that food is.
            </li>
            <li>
              <strong>Read how it was understood.</strong> After you <a href="/meal">generate a plan</a>, open ‘What was
              checked’ and compare each word with its meaning there.
            </li>
            <li>
              <strong>Look at the compound foods.</strong> Sauces, pastes, stock, bread, sausages and sweets carry most
              of the surprises. Check these labels first.
            </li>
            <li>
              <strong>Read the label again,</strong> also of what you always buy.
            </li>
            <li>
              <strong>Cook the strictest meal first,</strong> with clean boards and pans, and cover it while the others
              are made.
            </li>
            <li>
              <strong>Replace what falls away.</strong> Without milk, think of calcium; a vegan diet needs a source of
              vitamin B12, such as a fortified food or a supplement. With several exclusions, a dietitian is worth the
              appointment.
            </li>
            <li>
              <strong>Keep what worked.</strong> A meal that suited everybody is worth saving as a favourite. Lock it
              next time, and swap the ones around it.
            </li>
          </ol>
          <p>
            None of this takes long once the rule is written down. The work lies in the first week; afterwards you
            mostly repeat what has proved itself, and keep reading labels.
          </p>
        </>
      ),
    },
  ],
  sources: [
    {
      title:
        'European Union: food allergens of Annex II (Food Allergy Research and Resource Program, University of Nebraska)',
      href: 'https://farrp.unl.edu/resourcesresearch/industry/regulatory/recalls/european-union',
    },
    {
      title: 'Food allergy and intolerance (Food Standards Agency)',
      href: 'https://www.food.gov.uk/safety-hygiene/food-allergy-and-intolerance',
    },
    {
      title: 'The FASTER Act: sesame is the ninth major food allergen (FDA)',
      href: 'https://www.fda.gov/food/food-allergies/faster-act-sesame-ninth-major-food-allergen',
    },
    {
      title: 'Update to FDA guidance for food allergen labeling (FARE)',
      href: 'https://foodallergy.org/fare-blog/update-fda-guidance-food-allergen-labeling',
    },
    {
      title: 'Food labelled as vegan: risk to people with allergies (Food Standards Agency, 2024)',
      href: 'https://www.food.gov.uk/news-alerts/news/fsa-launches-campaign-highlighting-risk-of-food-labelled-as-vegan-to-people-with-allergies',
    },
    {
      title: 'Food for thought about precautionary allergen labeling (FARE, 2018)',
      href: 'https://www.foodallergy.org/fare-blog/blog-post-may-contain-food-thought-about-precautionary-allergen-labeling',
    },
    {
      title: 'Precautionary labels on 1,404 packed foods in Belgrade (PMC9276614)',
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9276614',
    },
    {
      title: 'Allergic to milk? How to spot hidden ingredients (WebMD)',
      href: 'https://www.webmd.com/allergies/milk-allergies-food-labels',
    },
    {
      title: 'Living gluten free: frequently asked questions (Coeliac UK)',
      href: 'https://www.coeliac.org.uk/information-and-support/living-gluten-free/living-gluten-free-faqs/',
    },
    {
      title: 'Milk allergy is not lactose intolerance (HealthDay)',
      href: 'https://consumer.healthday.com/respiratory-and-allergy-information-2/misc-allergy-news-17/health-tip-milk-allergy-is-not-lactose-intolerance-600403.html',
    },
    {
      title: 'Five foods you thought were vegetarian (Food and Wine Ireland)',
      href: 'https://foodandwine.ie/features/feature-5-foods-not-vegetarian',
    },
    {
      title: 'Cross-contact and food allergies (CHC Solutions)',
      href: 'https://www.chcsolutions.com/connect/enteral-nutritional/cross-contact-and-food-allergies/',
    },
  ],
};
