import { expect, it } from 'vitest';
import { styleFaults } from './style-faults.mjs';

it.each([
  'body{margin:0}',
  'html body{margin:0}',
  'h1{color:red}',
  '*{box-sizing:border-box}',
  ':root{color:red}',
  '.board a,a:hover{color:red}',
  '@media print{table td{padding:0}}',
  '#root{display:none}',
  '.chakra-button{color:red}',
])('refuses styles that reach outside of the remote: %s', (css) => {
  expect(styleFaults(css)).toHaveLength(1);
});

it.each([
  '.board{margin:0}',
  '.board h1,.board *{color:red}',
  'body.board-open .board{color:red}',
  ':root{--board-row:20px}',
  '[data-board] > td{padding:0}',
  '@keyframes turn{from{rotate:0}to{rotate:1turn}}',
  '@font-face{font-family:Board;src:url(x.woff2)}',
  '.board{color:red;& a{color:blue}}',
])('takes styles of elements that the remote names: %s', (css) => {
  expect(styleFaults(css)).toEqual([]);
});
