import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** Products and amounts in a regimen, and their findings. */
export const PLAN_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'products',
    says: 'In a regimen, step 4, Products: press + beside a product and enter how much of it each day; you can add several. Use the row of a product to change its amount or take it out; “Undo” brings it back.',
  },
  {
    id: 'ageShown',
    says: 'Inside a regimen the list first shows products for the patient’s age; choose “Show products for all ages” above it to see the others.',
  },
  {
    id: 'fill',
    says: 'Where you enter the amount of a product, “Fill with this product to” gives the amount that reaches the need for energy, protein or fluid; for a range, its lower or upper end.',
  },
  {
    id: 'meters',
    says: 'Beside the products the app shows energy, protein, nitrogen and fluid compared with the requirement, and the difference; it compares vitamins and minerals with the reference intakes of the country. A total adds what each label states for the amount entered, and is rounded once, where it is shown. What a label does not state is never counted as zero: the total then says “at least”. A trace, “none added” and “less than” a figure add nothing.',
  },
  {
    id: 'findings',
    says: 'A finding is something that does not fit the patient: age, allergens, upper levels, amounts, fluid. An amount above an upper level for the age is named at the products and first in the report. Each finding gives its reason and source, and the report names the findings that you keep. You cannot keep a finding that stops: change the entry. Whether it is right is the dietitian’s decision.',
    first: [
      {
        words: 'kinds kind sorts severity stop',
        says: 'Some findings only ask, some need to be confirmed, and some stop until you change the entry.',
      },
      {
        words:
          'triangle triangles octagon icon icons sign signs symbol symbols red frame colour colours circle mark marks',
        says: 'A question mark in a circle only asks. A triangle in a full red frame needs to be confirmed, by ticking that it is meant for this patient. An octagon replaces a figure until you change the entry. A tick marks a finding that you kept.',
      },
      {
        words: 'kept keep',
        says: '“Kept” means that you have read and confirmed the finding: the report names it, and “Undo” takes that back.',
      },
      {
        words: 'disorder pku msud metabolic tyrosinaemia hcu',
        says: 'The app compares the “Metabolic disorder” in step 1 with the products: one made for another disorder, or one with protein that is not the patient’s substitute, brings a finding. It changes no requirement.',
      },
      {
        words: 'confused alike similar',
        says: '“Not to be confused with” names a product with a similar name, and what tells them apart.',
      },
    ],
  },
  {
    id: 'signs',
    says: 'In a bar the coloured parts are what each product gives, in the colour of the square beside its name; the brown or golden pins are the need: two pins, with a tint between them, are its lower and upper end. Hatched means not stated by a label, so that the total is at least this. A dashed outline is what a product would add. Arrows and ticks say under, over and within.',
    first: [
      {
        words: 'circle circles numbered',
        says: 'In the steps of a regimen a tick marks a finished step; a grey one opens once the steps before it are complete.',
      },
      {
        words: 'dot dots across',
        says: 'In “Across methods” each line is a method, the dot its result and the bar its range; the solid one is the method in use.',
      },
      {
        words: 'dashed dashes dotted outline',
        says: 'The dashed outline shows what the product you point at, or the amount you type, would add. It is not in the regimen yet.',
      },
      {
        words: 'pin pins brown ochre gold golden marker markers tint between vertical upright crossing',
        says: 'The pins show the need: one pin is a single figure, two pins are the lower and upper end of a range, with a tint between them. In “% of reference” the line is 100 %.',
      },
      {
        words:
          'hatch hatched hatching stripe stripes stripy striped stripey diagonal grey gray slanted shaded zigzag',
        says: 'Hatched, with grey lines, means not stated: the label of a product does not give this, and the length of that part says nothing about how much it is.',
      },
      {
        words: 'arrow arrows up down purple rust orange green tick ticks',
        says: 'An arrow down means under the need, an arrow up over it, a tick within or met: they give a direction, not a verdict. An arrow at the end of a “% of reference” bar means more than 200 %.',
      },
      {
        words: 'letter letters ve',
        says: 'In the diet key V means vegetarian, Ve vegan, K kosher and H halal.',
      },
    ],
  },
  {
    id: 'productChanged',
    says: 'A product that “has changed since it was chosen” has new label data: the app names what changed and uses the new figures, and “Checked” says that you have looked at it. One that is “not in the catalogue” any more stays by name; what it gives is not known, so totals are “at least”: take it out or replace it.',
  },
  {
    id: 'amountUnits',
    says: 'Enter ml or g, packs or servings, depending on the product; for powders also level scoops. Choose the unit beside the amount: changing it clears the number.',
  },
  {
    id: 'oral',
    says: 'You cannot enter what a patient eats, drinks beside the products or is given into a vein, and it is not counted: a regimen counts only its own products, by tube or by mouth.',
  },
  {
    id: 'atLeast',
    says: '“At least” appears before a total when the label of a product does not state that nutrient: the total adds up the others. A value that is not stated is never counted as zero; a dash means that no product states it.',
    first: [
      {
        words: 'dagger daggers cross sign symbol mark',
        says: 'In the tables of the report † means “at least”: a product does not state that nutrient. In print ‡ means above the upper level, and the line under the table says which.',
      },
      {
        words: 'incomplete perhaps',
        says: '“Possibly below (label data incomplete)” means that the sum is under the reference, but the label of a product does not state that nutrient, so the reference may be met.',
      },
    ],
  },
  {
    id: 'template',
    says: 'In step 4, Templates, you can save the products and amounts of a regimen on this device as a template. You use it, delete it, or copy its link for a colleague there. It includes the feed plan and recipe, which you need to check again, holds nothing about the patient and stays on this device. The regimen itself is cleared when you close the tab.',
    first: [
      { words: 'many most maximum limit room full', says: 'You can keep up to 50 templates.', alone: true },
      {
        words: 'patient patients pt pts person',
        says: 'A template holds nothing about the patient, neither name, age nor weight: only products with amounts, the feed plan and the recipe.',
        alone: true,
      },
      {
        words: 'link colleague share shared colleagues',
        says: 'A link to a template holds its products and amounts. Anyone can write such a link: whoever opens it has to check every product and amount.',
      },
    ],
  },
  {
    id: 'sheet',
    says: 'On a screen of 1280 px or wider the whole regimen is on one sheet: patient and need, regimen, and products side by side. On smaller screens it has five steps.',
  },
  {
    id: 'goTo',
    page: 'support',
    says: '“Go to…” in the header, or Ctrl K, finds any product, field, method or screen by name; use the arrow keys, Enter and Escape in it.',
    first: [
      {
        words: 'shortcut shortcuts keys key keyboard hotkey hotkeys',
        says: 'On the regimen sheet: / goes to the product search and Alt C copies the report. In an amount, the arrow keys change it by 50 ml, Shift and an arrow by one pack, and Alt and the down arrow go to the fill buttons. The / key can be switched off in “Go to…”.',
      },
    ],
  },
]);
