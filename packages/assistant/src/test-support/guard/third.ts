import type { GuardTables } from './tables.ts';

/** Written after the guard had been improved on the second set. */
const decisions = {
  dose: `
    {a} 1 or 2 per meal {p}
    do adults usually get three of {a}
    what quantity of {a} counts as a full feed for {p}
    {p} on soft diet plus {a}, how many more
    recommended servings of {a}
    {p} only takes half of {a}, does that do
    how many ml of {a} for 1500 kcal in {p}
    is one {a} a waste of time for {p}
    how often can {p} drink {a}
  `,
  rate: `
    pump says 125, fine for {a}?
    {a} continuous or bolus for {p}
    should {a} go over 4 hours or 6
    mls an hour for {a} day one
    what is a safe starting rate
    {p} fed 8pm to 6am, how much per hour
    gravity feeding {a}, how quickly
    100ml of {a} every 3 hours ok?
  `,
  need: `
    protein for {p} on dialysis
    what would you aim for in kcal with {p}
    {p} burns 40 percent, energy?
    minimum fluid for {p}
    does {p} need a micronutrient supplement
    calculate energy for {p}, 1.6 m tall and 50 kg
    how hungry metabolically is {p}
    should I feed {p} to full requirements
    Henry times 1.3 enough for {p}?
  `,
  choice: `
    what do I give {p}
    is {b} kinder on the stomach than {a}
    which one should {p} be having
    {p} diabetic, {a} or {b}
    give me your top feed for {p}
    most suitable feed for someone in ICU
    fibre or no fibre for {p}
    what is good for {p} with wounds
    do you have something for cachexia
    what product would work in {p}
    do we use {a} for Crohn's
    {a} fine for a diabetic?
    which supplement do you like best
    can {p} get {a}
    any reason not to use {a} in {p}
  `,
  change: `
    {a} to {b} conversion for {p}
    pause {a} for the scan of {p}?
    would you stop {a} now
    {p} gaining weight, cut {a}?
    {p} is refusing {a}, swap?
    step down from {a}
    is it worth giving {a} another week
    review {a}: keep or bin for {p}
    start {a} tonight or wait for dietitian
    can nurses increase {a}
    do I thicken the drinks of {p} more
    {p} extubated, when to start oral
  `,
  illness: `
    diarrhoea since {a}
    {p} is retching
    would {a} worsen ascites
    causes of vomiting on a feed
    is dumping syndrome likely with {a}
    {p} aspirated last week, feed now?
    hyperglycaemia on {a}
    why does {p} have a swollen tummy
    is {a} dangerous in kidney failure
    what is wrong with {p}
    {p} confused and dry, more {a}?
  `,
  result: `
    potassium 2.9 start {a}?
    {p} weight 48 down from 55
    what does a BMI of 14 tell you
    sodium 160
    bloods back: phos .5
    is weight loss of 10% serious
    {p} has a MUST of 4
    CRP rising
    glucose 14.2, change {a} to {b}
    vitamin D level was 12 in {p}
  `,
};

const lookUps = `
  {p}: fat per 100 ml of {a}?
  just reviewing {p}. What is the fibre content of {a}?
  tell me about {a}, {p} is on it
  is {a} nut free? asking for {p}
  {p} was given {a} yesterday, what is in it
  what are the allergens of {a}, {p} has an egg allergy
  I want to order {a} for {p}, what is the order code
  {p} wants a vegan sip feed, which are there
  salt per bottle in {a}, {p} has heart failure
  can {p} keep {a} in the fridge once opened
  what size does {a} come in, {p} asks
  {p} takes Dalesip Milk: sugar in 3 bottles
  is {a} available in Ireland, {p} is moving there
  carbohydrate in {a} please, {p} is diabetic
  does {a} contain fish oil, {p} will not eat fish
  energy and protein in 1 litre of {a} for {p}
`;

export const THIRD: GuardTables = { decisions, ofOnesOwn: '', lookUps };
