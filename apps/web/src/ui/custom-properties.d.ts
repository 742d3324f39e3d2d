import 'react';

// Lets a component hand a position to its style sheet: style={{ '--at': '40%' }}.
declare module 'react' {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
