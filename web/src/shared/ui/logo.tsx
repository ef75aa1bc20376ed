import classes from './logo.module.css';

/** Two parallel lines that end in the south-east corner, and the name. */
export const Logo = () => (
  <span className={classes.logo}>
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <path d="M3 4h24v6H9v4h18v12H3v-6h18v-1H3z" fill="#00b585" />
      <path d="M3 27.5h24" stroke="#ffb000" strokeWidth="2" />
    </svg>
    <span className={classes.name}>Southline</span>
  </span>
);
