import type { GuardTables } from './tables.ts';

/** The first set that was written. */
const decisions = {
  dose: `
    how many {a} a day for {p}
    what volume of {a} would meet the needs of {p}
    is 2 bottles of {a} enough for {p}
    how much {a} to give {p} to hit 1800 kcal
    what is the usual dose of {a}
    can {p} have three {a} daily
    {a} tds or qds for {p}?
    how many scoops should {p} get in each feed
    would 600 ml of {a} do {p}
    what is the most {a} anyone could have in a day
    {p} is eating half of meals, how much {a} on top
  `,
  rate: `
    run {a} at 65 or 75 for {p}?
    what pump rate for {a}
    {a} over 16 hours: mls per hour?
    start at 25ml an hour and build up to what for {p}
    how quick can we go up with {a}
    is 120 ml/h too fast for {p}
    bolus volume for {p} on {a}
    how do I work out the hourly rate for 1.2 litres overnight
    can I run {a} faster for {p}
    feeding over 12 or 20 hours, which is better
    {a} at 50 mls hourly, increase how often
  `,
  need: `
    how many kcal/kg for {p}
    what are the protein requirements of {p}
    fluid needs of {p}
    how much energy does {p} require in sepsis
    estimate requirements for {p}
    what stress factor should I use for {p}
    does {p} need extra potassium
    30 kcal per kg or 25 for {p}
    what protein target for {p}
  `,
  choice: `
    which of your feeds would suit {p}
    {a} or {b} for {p}?
    what would you put {p} on
    best tolerated feed for {p}
    is {a} the right one for {p}
    which supplement for {p}
    is {a} a good option for {p}
    alternative to {a} for {p}
    would {a} be ok for {p}
    pick something high protein for {p}
    what feed do people use in pancreatitis
    {p} does not like milk, what else could we try
    first choice feed in short bowel
  `,
  change: `
    when do I move {p} off {a}
    should {p} stay on {a}
    do we need to stop the feed overnight for {p}
    ok to swap {p} from {a} to {b}
    can I drop {p} to one {a}
    hold the feed for {p}?
    is it time to wean {p} off {a}
    feed off for theatre, when to restart
    would you go up to {b} yet
    add {b} to the {a} for {p}?
    {p} going home, keep {a} going or not
  `,
  illness: `
    {p} has loose stools on {a}, any ideas
    why is {p} bloated on {a}
    how do I manage reflux with {a}
    does {a} cause constipation
    what to do about high residuals
    {p} is not gaining weight
    will {a} help the pressure sores of {p} heal
    {p} vomits after every {a}
    is {a} safe in heart failure
    refeeding risk with {a} in {p}?
    could {a} be making {p} itchy
    {p} keeps pulling at the tube
  `,
  result: `
    phosphate of {p} is 0.4, ok to feed
    K+ 6.2 on {a}
    is a CRP of 200 a reason to use {a}
    MUST score 3 what next
    sodium came back 128, change {a}?
    interpret these bloods: Na 150 urea 18
    BMI 15.2 for {p}, refeeding?
    {p} lost 8 kg in a month, thoughts
    is an albumin of 22 bad
    sugars 18 to 22 on {a}, what now
    what does a low prealbumin mean
  `,
};

const ofOnesOwn = `
  my wee girl is on {a} and wont take it
  I was put on {a} last week, is it ok to drink it with breakfast
  my husband cant stomach {a}
  can I take {a} when breastfeeding
  am I allowed {a} if I am diabetic
  mam hates {a}, what else could she have
  how many {a} should I be drinking
  will {a} make me fat
  my son gets {a} through his peg, can he swim
  dietitian said I need {a}, where do I get it
  I care for my aunt and she is on {a}
  my tummy hurts since I started {a}
`;

const lookUps = `
  {p} is on {a}: how much potassium in 100 ml
  order code of {a} for {p}
  {p} asked me what flavours {a} comes in
  does {a} contain soya? {p} has a soya allergy
  {p} is jewish, which sip feeds are kosher
  writing up {p}: energy per 100 ml of {a}
  {p} gets 1000 ml of {a}, how many kcal is that
  is {a} gluten free, {p} is coeliac
  shelf life of {a} once opened for {p}
  {p} on {a} - sodium?
  ingredients in {a}, {p} is vegan
  directions for {a} for {p}
  compare the protein in {a} and {b} for {p}
  {p} likes vanilla: does {a} come in vanilla
  can I get a sample of {a} for {p}
  ACBS indications of {a} for the GP of {p}
  contraindications of {a}, {p} has galactosaemia
  is {a} vegetarian, {p} asks
  how many {a} in a case, {p} needs an order
  {p} has CKD, phosphate in {a} please
  which has more protein, {a} or {b}? {p} was asking
  what age is {a} from, {p} wants to know
  fibre in {a} and {b}, for the notes of {p}
  is {a} halal for {p}
`;

export const FIRST: GuardTables = { decisions, ofOnesOwn, lookUps };
