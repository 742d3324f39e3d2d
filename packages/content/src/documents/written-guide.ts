/** A guide that is all words: nothing in it is worked out from the catalogue. */
export type WrittenGuide = {
  title: string;
  introduction: string[];
  sections: {
    heading: string;
    note?: string;
    /** A table of the guide's columns, and what it is called. A row without its last cells has nothing to say there. */
    caption?: string;
    rows?: string[][];
    list?: string[];
    text?: string;
  }[];
};
