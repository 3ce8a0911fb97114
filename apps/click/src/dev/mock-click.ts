/**
 * In development, where no Click opened the page: its theme and language cookies, so that the shell can be worked on in
 * a browser. Who opened it, the sandbox's launcher says.
 */
export function mockClick(): void {
  const set = (name: string, value: string) => {
    if (!document.cookie.includes(`${name}=`))
      document.cookie = `${name}=${value}; path=/click; samesite=lax`;
  };
  set('click-theme', 'dark');
  set('click-language', 'ru');
}
