import type { GuardTables } from './tables.ts';

/** Written after the guard had been improved on the first set. */
const decisions = {
  dose: `
    {p} drinks one {a} at breakfast, would a second be too much
    {p}: {a} x3 or x4
    how should I dose {a}
    {p} manages 1 {a}, aim for more?
    what is a sensible amount of {a} in frailty
    number of sachets of Dalesip Shake {p} ought to get
    what do you normally give, 2 or 3 {a}
    could {p} cope with 4 {a} daily
    400 ml {a} top up for {p}, reasonable?
    is a litre of {a} plenty for {p}
    thickener: how many scoops for {p}
    what is the limit for {a} per day in adults
  `,
  rate: `
    {a} rate please, 1500 in 18h
    {p} is on {a} at 83, can it go to 100
    what mls/hour do I set the pump to for {a}
    should overnight feeding of {a} be 10 hours
    drip rate for {a}
    how long to run 500 ml of {a} over
    build-up regimen for {a} please
    {a}: titration steps?
    what speed is safest for {a} in {p}
    two hourly boluses of {a}, what size
    increments for going up on {a}
    aiming for 20 hour feed, what is the mls
  `,
  need: `
    work out the calories for {p}
    {p} weighs 54 kg what does that come to in protein
    is 1.2 g/kg okay for {p}
    {p} on CVVH: protein
    nitrogen losses of {p}, how much to replace
    what fluid should {p} be getting
    1600 kcal - does that cover {p}
    energy requirement of a 3 month old with heart disease
    is 35 ml/kg right for {p}
    PAL for {p}?
    what activity factor do I pick for {p}
  `,
  choice: `
    {p} needs a feed, suggestions
    what is the go to sip feed for {p}
    {a} vs {b} for {p}, your view
    is there anything gentler than {a} for {p}
    what have you got for {p} who is losing weight
    {p} hates sweet things, which supplement
    low volume feed for {p}
    milky or juicy for {p}
    which is the more suitable, {a} or {b}, in diarrhoea
    {p} has a chyle leak: feed?
    what feed after oesophagectomy
    peptide feed for {p}?
    anything for {p} with poor appetite
    do you rate {a} for pressure ulcers
    would fibre be good for {p}
  `,
  change: `
    {p} is eating now, is {a} still necessary
    can the {a} of {p} come down
    do I bother with {a} if {p} eats
    when should the {a} be finished with
    {p} nil by mouth from midnight, feed off when
    carry on with {a} in {p}?
    thinking of changing {p} to {b}
    restart {a} after theatre?
    {p} has gone off {a}, try {b}?
    can I mix {a} and {b} for {p} to make it stronger
    is it too early to feed {p}
    {a} was stopped, should it go back on
    double strength {a} for {p}?
    let {p} skip the {a} at lunch?
  `,
  illness: `
    {p} bringing up {a}
    abdo distended on {a}, advice
    {a} and constipation in {p}
    {p} coughing on {a}, thicker?
    is {a} contributing to the oedema
    aspirates 400 on {a}
    treating refeeding in {p}
    can {a} raise blood sugars in {p}
    does {a} interact with phenytoin
    {p} has thrush, is it {a}
    is {a} suitable in pancreatitis
    how to settle {p} during {a}
    {a} blocked the tube of {p} again
    what helps with nausea on {a}
  `,
  result: `
    {p} Mg 0.5 and PO4 0.6
    creatinine is 400 so which feed
    HbA1c 90, sip feed?
    urea going up on {a}
    BM 22 with {a}
    {p} dropped from 60 to 52 kg
    MUST 2, dietitian or supplement
    is a BMI of 17 underweight
    Na 152 - more water?
    what is a normal phosphate
    ferritin low, is {a} ok
    are these LFTs from the feed
    INR all over the place on {a}
  `,
};

const ofOnesOwn = `
  been told to drink {a} and it gives me the runs
  can my daughter have {a} before gym
  is {a} alright with my tablets
  nan is 90 and not eating, would {a} help
  I am a mother of a baby on Cradlemere Amino
  do I drink {a} hot or cold
  my partner is a patient and is on {a}
  our little lad will not drink {a}
  I keep getting sick after {a}
`;

const lookUps = `
  seeing {p} now, quick check of protein in {a} per bottle
  {p} has been discharged on {a}, what is the PIP code
  for {p}: is {a} lactose free
  what is the osmolality of {a}? {p} is tube fed
  family of {p} asking is {a} halal
  {p} is allergic to fish, is there fish in {a}
  {a} - how long open in the fridge, {p} sips slowly
  can {a} be sent as a sample to {p}
  {p} is vegan so I need the diet marks of {a}
  vitamin D in 2 bottles of Dalesip Milk, {p} takes two
  {p} reading label: is {a} nutritionally complete
  sodium of {a} vs {b} per 100 ml for {p}
  what is {a}, {p} came in on it
  calories in 500 ml {a} which {p} is on
  {p} prefers chocolate, list the flavours of {a}
  sip feeds without soya for {p} with soya allergy
  which tube feeds are halal, {p} asked
  pack sizes of {a} for discharge of {p}
  does {a} have gelatine, {p} is muslim
  storage of {a} at home for {p}
`;

export const SECOND: GuardTables = { decisions, ofOnesOwn, lookUps };
