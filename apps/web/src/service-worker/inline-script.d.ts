declare module '*?script' {
  /** The minified text of the script. */
  const code: string;
  export default code;
}
