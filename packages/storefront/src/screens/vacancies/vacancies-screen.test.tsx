import { Vacancy } from '@dasturxon/core/content';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { aBoot, type Answers, renderInStorefront } from '../../testing/index.ts';
import { VacancyScreen } from '../vacancy/vacancy-screen.tsx';
import { VacanciesScreen } from './vacancies-screen.tsx';

const COOK = v.parse(Vacancy, {
  id: 'cook',
  position: { eng: 'Plov cook', ru: 'Ошпаз' },
  responsiblePerson: 'Dilnoza Karimova',
  phone: '+998 71 000 10 11',
  monthlySalary: '9 000 000',
  requirements: { eng: 'Three years at a cauldron' },
});
const ANSWERS = {
  'GET /support/v1/vacancies': [COOK],
  'GET /support/v1/vacancies/cook': COOK,
};

function atList(answers: Answers = ANSWERS, vacanciesActive = true) {
  history.replaceState(null, '', '/vacancy');
  return renderInStorefront(<VacanciesScreen params={{}} />, {
    boot: aBoot({ settings: { vacanciesActive } }),
    answers,
  });
}

function atOne(id: string, vacanciesActive = true) {
  history.replaceState(null, '', `/vacancy/${id}`);
  return renderInStorefront(<VacancyScreen params={{ id }} />, {
    boot: aBoot({ settings: { vacanciesActive } }),
    answers: ANSWERS,
  });
}

test('RT-19 SCR-09 open positions with what they pay lead to their pages', async () => {
  atList();
  fireEvent.click(await screen.findByRole('link', { name: /Plov cook.*9 000 000/ }));
  expect(location.pathname).toBe('/vacancy/cook');
  expect(document.title).toBe('Vacancies');
});

test('RT-19 there are no vacancies', async () => {
  atList({ 'GET /support/v1/vacancies': [] });
  expect(await screen.findByText('No open positions now')).toBeTruthy();
});

test('RT-20 SCR-09 a position shows salary, requirements and contact person, with a call button', async () => {
  atOne('cook');
  expect(await screen.findByRole('heading', { level: 1, name: 'Plov cook' })).toBeTruthy();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts.slice(0, 3)).toEqual([
    expect.stringMatching(/9 000 000\sUZS/),
    'Three years at a cauldron',
    'Dilnoza Karimova',
  ]);
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+998710001011');
  expect(document.title).toBe('Plov cook');
});

test('RT-20 a position that is filled leads nowhere', async () => {
  atOne('taken');
  expect(await screen.findByText('Page not found: /vacancy/taken')).toBeTruthy();
});

test('SET-05 the list leads nowhere while vacancies are switched off', () => {
  atList(ANSWERS, false);
  expect(screen.getByText('Page not found: /vacancy')).toBeTruthy();
});

test('SET-05 nor does a position', () => {
  atOne('cook', false);
  expect(screen.getByText('Page not found: /vacancy/cook')).toBeTruthy();
});
