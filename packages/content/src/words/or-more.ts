/**
 * Behind a total to which a product may add what its label does not state. Not "at least" before it, which is read as an aim; how many
 * products do not state it stands with it.
 */
export const OR_MORE = 'or more';
