import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(createElement('h1', null, '你好'))
