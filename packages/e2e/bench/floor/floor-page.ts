import { formatMoney } from '@dasturxon/core/format';

/** The parts of a menu that the floor page shows. */
export type FloorMenu = {
  categories: readonly { id: string; name: { ru: string }; priority: number }[];
  products: readonly {
    id: string;
    categoryId: string;
    name: { ru: string };
    description: { ru: string };
    image: string;
    costPrice: number;
    priority: number;
  }[];
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const STYLE = `*{box-sizing:border-box;margin:0}body{font:15px/1.35 system-ui,sans-serif;color:#222;padding:56px 12px 72px;background:#fff}header{position:fixed;inset:0 0 auto;height:56px;padding:16px;background:#FCE000;font-weight:700;z-index:2}nav{display:flex;gap:8px;overflow-x:auto;padding:8px 0}nav a{white-space:nowrap;padding:8px 12px;border-radius:16px;background:#f2f3f5;color:inherit;text-decoration:none}h2{margin:16px 0 8px}ul{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:0;list-style:none}section{content-visibility:auto;contain-intrinsic-size:auto 3400px}.c{display:flex;flex-direction:column;border-radius:12px;background:#f7f8fa;padding:8px}.c img{width:100%;height:auto;border-radius:8px;background:#e8e8e8}.c h3{font-size:15px;font-weight:500}.c p{font-size:12px;color:#777;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;flex:1}.c button{margin-top:8px;height:36px;border:0;border-radius:8px;background:#FCE000;font:inherit}#k{position:fixed;inset:auto 12px 12px;height:48px;border:0;border-radius:12px;background:#222;color:#fff;font:600 16px system-ui}`;

const SCRIPT = `const B=new Map,k=document.getElementById('k');document.addEventListener('click',e=>{const b=e.target.closest('.c button');if(!b)return;const c=b.parentNode,i=c.id,n=(B.get(i)||0)+1;B.set(i,n);b.textContent='+ '+n;let q=0;for(const v of B.values())q+=v;k.hidden=false;k.textContent='Корзина: '+q;setTimeout(()=>localStorage.setItem('b',JSON.stringify([...B])),0)})`;

type FloorProduct = FloorMenu['products'][number];

function card({ id, image, costPrice, name, description }: FloorProduct, place: number): string {
  const asked = place < 4 ? 'fetchpriority=high' : 'loading=lazy decoding=async';
  const src = image.replace(/\.webp$/, '.avif');
  return `<li class=c id=${id}><img src=${src} width=360 height=360 alt="" ${asked}><b>${formatMoney(costPrice)} soʻm</b><h3>${escape(name.ru)}</h3><p>${escape(description.ru)}</p><button>Добавить</button></li>`;
}

/**
 * The floor: the same menu as one hand-written page without a framework. Nothing that shows as much can be much
 * faster, so every budget is a multiple of it.
 */
export function floorPage({ categories, products }: FloorMenu): string {
  const shown = categories.toSorted((a, b) => a.priority - b.priority);
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId);
  let place = 0;
  const section = ({ id, name }: FloorMenu['categories'][number]) => {
    const cards = (byCategory.get(id) ?? []).toSorted((a, b) => a.priority - b.priority);
    return `<section id=${id}><h2>${escape(name.ru)}</h2><ul>${cards.map((one) => card(one, place++)).join('')}</ul></section>`;
  };
  const links = shown.map(({ id, name }) => `<a href=#${id}>${escape(name.ru)}</a>`).join('');
  return `<!doctype html><html lang=ru><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>Menu</title><link rel=icon href=data:,><style>${STYLE}</style><header>Demo</header><nav>${links}</nav><button id=k hidden></button><script>${SCRIPT}</script>${shown.map(section).join('')}</html>`;
}
