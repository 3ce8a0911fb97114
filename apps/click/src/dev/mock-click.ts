/**
 * In development, where no Click opened the page: its theme and language cookies, so that the shell can be worked on in
 * a browser. The sandbox's launcher provides the user.
 */
export function mockClick(): void {
  const set = (name: string, value: string) => {
    if (!document.cookie.includes(`${name}=`))
      document.cookie = `${name}=${value}; path=/click; samesite=lax`;
  };
  set('click-theme', 'dark');
  set('click-language', 'ru');
}
