import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** Products and amounts in a regimen, and what is said of them. */
export const PLAN_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'products',
    says: 'In a regimen, step 4, Products: press + beside a product and enter how much of it each day; several can be added. The row of a product changes its amount or takes it out; “Undo” brings it back.',
  },
  {
    id: 'ageShown',
    says: 'Inside a regimen the list shows products for the patient’s age first; “Show products for all ages” above it lifts that.',
  },
  {
    id: 'fill',
    says: 'Where the amount of a product is entered, “Fill with this product to” gives the amount that reaches the need for energy, protein or fluid, of a range its lower or upper end.',
  },
  {
    id: 'meters',
    says: 'Beside the products the app shows energy, protein, nitrogen and fluid against the requirement, with the difference; vitamins and minerals are shown against the reference intakes of the country.',
  },
  {
    id: 'findings',
    says: 'A finding is something that does not fit the patient: age, allergens, upper levels, amounts, fluid. An amount above an upper level for the age is named at the products and first in the report. Each finding says why and its source; what is kept is named in the report. A finding that stops cannot be kept: the entry has to be changed. Whether it is right is the dietitian’s decision.',
    first: [
      {
        words: 'kinds kind sorts severity stop',
        says: 'Some findings only ask, some have to be confirmed, and some stop until the entry is changed.',
      },
      {
        words:
          'triangle triangles octagon icon icons sign signs symbol symbols red frame colour colours circle mark marks',
        says: 'A question mark in a circle only asks; a triangle in a full red frame has to be confirmed, by ticking that it is meant for this patient; an octagon takes the place of a figure until the entry is changed; a tick stands at what was kept.',
      },
      {
        words: 'kept keep',
        says: '“Kept” means that you have read the finding and confirmed it: it is named in the report, and “Undo” takes that back.',
      },
      {
        words: 'disorder pku msud metabolic tyrosinaemia hcu',
        says: '“Metabolic disorder” in step 1 is held against the products: one made for another disorder, and one with protein that is not the patient’s substitute, brings a finding. It changes no requirement.',
      },
      {
        words: 'confused alike similar',
        says: '“Not to be confused with” names a product with a name like this one, and what tells them apart.',
      },
    ],
  },
  {
    id: 'signs',
    says: 'In a bar the coloured parts are what each product gives, in the colour of the square beside its name; the brown or golden pins are the need, two pins and the tint between them its lower and upper end. Hatched means not stated by a label, so that the total is at least this. A dashed outline is what a product would add. Arrows and ticks say under, over and within.',
    first: [
      {
        words: 'circle circles numbered',
        says: 'In the steps of a regimen a tick marks a step that is done; a grey one opens once the steps before it are complete.',
      },
      {
        words: 'dot dots across',
        says: 'In “Across methods” each line is a method, the dot its result and the bar its range; the method in use is the solid one.',
      },
      {
        words: 'dashed dashes dotted outline',
        says: 'The dashed outline shows what the product you point at, or the amount you type, would add. It is not in the regimen yet.',
      },
      {
        words: 'pin pins brown ochre gold golden marker markers tint between vertical upright crossing',
        says: 'The pins show the need: one pin a single figure, two pins the lower and upper end of a range, with a tint between them. In “% of reference” the line stands at 100 %.',
      },
      {
        words:
          'hatch hatched hatching stripe stripes stripy striped stripey diagonal grey gray slanted shaded zigzag',
        says: 'Hatched, with grey lines, stands for what is not stated: a product does not state this on its label, and the length of that part says nothing of how much it is.',
      },
      {
        words: 'arrow arrows up down purple rust orange green tick ticks',
        says: 'An arrow down says under the need, an arrow up over it, a tick within or met: directions, not a verdict. An arrow at the end of a “% of reference” bar means more than 200 %.',
      },
      {
        words: 'letter letters ve',
        says: 'In the diet key V is vegetarian, Ve vegan, K kosher and H halal.',
      },
    ],
  },
  {
    id: 'productChanged',
    says: 'A product that “has changed since it was chosen” has new label data: what changed is named, the figures are the new ones, and “Checked” says that you have looked at it. One that is “not in the catalogue” any more stays by name; what it gives is not known, so that totals are “at least”: take it out or replace it.',
  },
  {
    id: 'amountUnits',
    says: 'In ml or g, packs or servings, whichever the product is given in; powders also in level scoops. Choose the unit beside the amount: changing it clears the number.',
  },
  {
    id: 'oral',
    says: 'What is eaten, drunk beside the products or given into a vein cannot be entered and is not counted: a regimen counts the products that are chosen in it, by tube or by mouth.',
  },
  {
    id: 'atLeast',
    says: '“At least” stands before a total where the label of a product does not state that nutrient: the others are added up. What is not stated is never counted as zero; a dash means that no product states it.',
    first: [
      {
        words: 'dagger daggers cross sign symbol mark',
        says: 'In the tables of the report † means “at least”: a product does not state that nutrient. ‡ in print means above the upper level, and the line under the table says which.',
      },
      {
        words: 'incomplete perhaps',
        says: '“Label data incomplete” and “perhaps below”: the sum is under the reference, but a product does not state that nutrient, so that it may be met.',
      },
    ],
  },
  {
    id: 'template',
    says: 'Products and amounts of a regimen can be saved on this device as a template: step 4, Templates. It is used, deleted, or its link copied for a colleague, there. It takes the feed plan and recipe along, to be looked at again, holds nothing about the patient and stays on this device. The regimen itself is cleared when the tab is closed.',
    first: [
      { words: 'many most maximum limit room full', says: 'There is room for 50 templates.', alone: true },
      {
        words: 'patient patients pt pts person',
        says: 'Nothing of the patient is in a template, neither name, age nor weight: only products with amounts, the feed plan and the recipe.',
        alone: true,
      },
      {
        words: 'link colleague share shared colleagues',
        says: 'A link to a template holds its products and amounts. Anyone can write such a link: who opens it has to check every product and amount.',
      },
    ],
  },
  {
    id: 'sheet',
    says: 'On a screen of 1280 px or wider the whole regimen stands on one sheet: patient and need, regimen, and products side by side. On smaller screens it takes five steps.',
  },
  {
    id: 'goTo',
    page: 'support',
    says: '“Go to…” in the header, or Ctrl K, leads to any product, field, method or screen by its name; arrow keys, Enter and Escape work in it.',
    first: [
      {
        words: 'shortcut shortcuts keys key keyboard hotkey hotkeys',
        says: 'On the regimen sheet: / goes to the product search and Alt C copies the report. In an amount, the arrow keys change it by 50 ml, Shift and an arrow by one pack, and Alt and the down arrow go to the fill buttons. The / key can be switched off in “Go to…”.',
      },
    ],
  },
]);
