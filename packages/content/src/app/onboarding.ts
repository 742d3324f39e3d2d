export type OnboardingSlide = { id: 'compare' | 'regimen' | 'find'; title: string; text: string };

export const ONBOARDING_SLIDES: readonly OnboardingSlide[] = [
  {
    id: 'compare',
    title: 'Compare side by side',
    text: 'Put up to four products next to each other and read their nutrition, directions and descriptions in one table.',
  },
  {
    id: 'regimen',
    title: 'Build a regimen',
    text: 'Enter a patient, estimate energy, protein and fluid, add feeds with their amounts, and send yourself the report.',
  },
  {
    id: 'find',
    title: 'Find the right product',
    text: 'Search by name, or filter by age, type, diet, allergen or metabolic condition. Then compare what is left.',
  },
];

export const onboardingWords = {
  label: 'What the app does',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  finish: 'Get started',
  position: (slide: number, count: number) => `Slide ${slide} of ${count}`,
} as const;
