import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * The class names of a style sheet are imported one by one instead of as an object, where none is looked up by a
 * variable: each is then written where it is used, and joined with what stands beside it.
 */
export const classNamesOneByOne = (): Plugin => ({
  name: 'class-names-one-by-one',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx$/, code: /\.module\.css'/ },
    handler: (code) => ({
      code: code.replace(IMPORT, (line, name: string, file: string) =>
        code.includes(`${name}[`) ? line : `import * as ${name} from ${file};`,
      ),
      map: null,
    }),
  },
});
