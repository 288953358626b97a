import "react"
